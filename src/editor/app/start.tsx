import '../without-eval.ts';
import { createRoot } from 'react-dom/client';
import { connect, signedIn } from '../repository/connect.ts';
import type { Snapshot } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { openDrafts } from '../saving/storedDraft.ts';
import { takeOver } from '../saving/tabs.ts';
import { Editor } from './Editor.tsx';
import { Loading } from './Loading.tsx';
import { SignIn } from './SignIn.tsx';
import { FetchFailure } from './FetchFailure.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);

/** Renders the editor once the content is read, or the sign-in page. */
export async function start(repository: Repository | undefined, snapshot: Promise<Snapshot> | undefined) {
  addEventListener(signedIn, again, { once: true });
  if (!repository || !snapshot) return root.render(<SignIn />);
  root.render(<Loading />);
  try {
    const name = EDITOR_REPO || (await repository.name());
    const newest = await snapshot;
    const { wasOpen, taken } = await takeOver(name);
    const drafts = openDrafts(name);
    const { draft, isKept } = await drafts.take(newest, repository);
    const editor = { repository, drafts, kept: draft, taken };
    root.render(<Editor {...editor} notice={isKept ? (wasOpen ? 'taken' : undefined) : 'unkept'} />);
  } catch (error) {
    root.render(<FetchFailure error={error} />);
  }
}

function again() {
  const repository = connect();
  void start(repository, repository?.read());
}
