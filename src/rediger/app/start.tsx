import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QuietButton } from '../form/buttons.tsx';
import type { Repository, Snapshot } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { loadDraft } from '../saving/drafts.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Editor } from './Editor.tsx';

interface AppProps {
  repository: Repository;
  /** The content, which began to load before the editor. */
  snapshot: Promise<Snapshot>;
}

/** Waits for the content, and edits it. */
function App({ repository, snapshot }: AppProps) {
  const [editor, setEditor] = useState<ReactNode>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    Promise.all([snapshot, loadDraft()]).then(
      ([read, draft]) => setEditor(<Editor repository={repository} snapshot={read} draft={draft} />),
      (error: unknown) => {
        const isExpired = error instanceof RepositoryError && error.failure === 'expired';
        setFailure(isExpired ? error.message : 'Fikk ikke hentet innholdet.');
      },
    );
  }, [repository, snapshot]);
  if (editor) return editor;
  return (
    <main className="screen">
      <p role="status">{failure || 'Henter innholdet …'}</p>
      {failure && <QuietButton onClick={() => location.reload()}>Prøv igjen</QuietButton>}
    </main>
  );
}

/** Draws the editor, or the page to sign in where nobody is. */
export function start(repository: Repository | undefined, snapshot: Promise<Snapshot> | undefined) {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const edit = (opened: Repository, read: Promise<Snapshot>) =>
    root.render(<App repository={opened} snapshot={read} />);
  if (repository && snapshot) edit(repository, snapshot);
  else root.render(<SignIn onSignedIn={edit} />);
}
