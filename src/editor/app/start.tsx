import '../without-eval.ts';
import { createRoot } from 'react-dom/client';
import { findNewMistakes } from '../mistakes.ts';
import { openSession } from '../session.ts';
import { keepToken, openStore } from '../store/signIn.ts';
import type { Store, Tree } from '../store/store.ts';
import { Editor } from './Editor.tsx';
import { FetchFailure } from './FetchFailure.tsx';
import { SignIn } from './SignIn.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);

/** Draws the editor once the content is read, or the sign-in page. */
export async function start(store: Store | undefined, tree: Promise<Tree> | undefined) {
  if (!store || !tree) return root.render(<SignIn onToken={signIn} />);
  root.render(
    <main className="screen">
      <p role="status">Et øyeblikk …</p>
    </main>,
  );
  try {
    const session = await openSession(store, await tree, findNewMistakes);
    root.render(<Editor session={session} />);
  } catch (error) {
    root.render(<FetchFailure error={error} onToken={signIn} />);
  }
}

function signIn(token: string) {
  if (keepToken(token)) return location.reload();
  // The browser keeps nothing.
  const store = openStore();
  return void start(store, store?.read({}));
}
