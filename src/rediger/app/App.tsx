import { type ReactNode, useEffect, useState } from 'react';
import { QuietButton } from '../form/buttons.tsx';
import { connect } from '../connect.ts';
import type { Repository } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { loadDraft } from '../saving/drafts.ts';
import { SignIn } from '../sign-in/SignIn.tsx';

// Loaded while the content is read.
const editor = import('./Editor.tsx');

/** Signs in, reads the content, and edits it. */
export function App() {
  const [repository, setRepository] = useState<Repository | undefined>(connect);
  const [content, setContent] = useState<ReactNode>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!repository) return;
    Promise.all([repository.read(), loadDraft(), editor]).then(
      ([snapshot, draft, { Editor }]) =>
        setContent(<Editor repository={repository} snapshot={snapshot} draft={draft} />),
      (error: unknown) => {
        const isExpired = error instanceof RepositoryError && error.failure === 'expired';
        setFailure(isExpired ? error.message : 'Fikk ikke hentet innholdet.');
      },
    );
  }, [repository]);
  if (!repository) return <SignIn onRepository={setRepository} />;
  if (content) return content;
  return (
    <main className="screen">
      <p role="status">{failure || 'Henter innholdet …'}</p>
      {failure && <QuietButton onClick={() => location.reload()}>Prøv igjen</QuietButton>}
    </main>
  );
}
