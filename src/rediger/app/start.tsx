import '../without-eval.ts';
import { createRoot } from 'react-dom/client';
import { forgetToken } from '../repository/connect.ts';
import { QuietButton } from '../form/elements.tsx';
import type { Snapshot } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';
import { loadDraft } from '../saving/storedDraft.ts';
import { SignIn } from './SignIn.tsx';
import { Editor } from './Editor.tsx';

/** Renders the editor once the content is read, or the sign-in page. */
export async function start(repository: Repository | undefined, snapshot: Promise<Snapshot> | undefined) {
  const root = createRoot(document.getElementById('root') ?? document.body);
  if (!repository || !snapshot) return root.render(<SignIn />);
  try {
    const kept = await loadDraft(repository, await snapshot);
    root.render(<Editor repository={repository} kept={kept} />);
  } catch (error) {
    const failure = error instanceof RepositoryError ? error.failure : undefined;
    if (failure === 'expired' || failure === 'forbidden') {
      forgetToken();
      return root.render(<SignIn failure={failure} />);
    }
    root.render(
      <main className="screen">
        <p role="status">Fikk ikke hentet innholdet.</p>
        <QuietButton onClick={() => location.reload()}>Prøv igjen</QuietButton>
      </main>,
    );
  }
}
