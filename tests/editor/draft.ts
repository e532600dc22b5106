import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clear } from 'idb-keyval';
import { exampleContent } from '../../src/pipeline/example.ts';
import { type ChangeDraft, type Draft, type Snapshot, valueIn, withFiles } from '../../src/editor/draft.ts';
import { openGitHub } from '../../src/editor/repository/gitHub.ts';
import { type Entry, openRepository } from '../../src/editor/repository/repository.ts';
import type { Choose } from '../../src/editor/saving/merge.ts';
import { saveDraft } from '../../src/editor/saving/save.ts';
import { openDrafts } from '../../src/editor/saving/storedDraft.ts';
import { contentOf, readAny } from '../../src/editor/saving/text.ts';
import { undo } from '../../src/editor/saving/undo.ts';
import type { FileValue } from '../../src/editor/values.ts';
import { fakeGitHub } from './fake-github.ts';
import { filesOf } from './files-of.ts';
import { answerRequests } from './request.ts';

/** The example's content, as the editor reads it. */
export function exampleSnapshot(): Snapshot {
  const names = globSync('**/*.*', { cwd: exampleContent });
  const file = (name: string) => readAny(name, readFileSync(join(exampleContent, name), 'utf8'));
  const content = contentOf(Object.fromEntries(names.map((name) => [name, file(name)])));
  return { commit: '', tree: '', ...content };
}

/** For saves that must not ask. */
const never: Choose = () => Promise.reject(new Error('nothing to ask'));

/** Serves a fake GitHub to the editor, and lets answers be lost. */
export function serve(git: ReturnType<typeof fakeGitHub>) {
  let isLosing = false;
  answerRequests(({ method, url, body }) => {
    const answer = git.answer(method, url, body);
    if (method !== 'PATCH' || !isLosing) return answer;
    isLosing = false;
    return undefined;
  });
  /** The next save arrives, but its answer does not. */
  return { lose: () => (isLosing = true) };
}

/** A repository of the example in memory, and a tab with a draft of it in which files say something else. */
export async function begin(changes: Record<string, (value: FileValue) => FileValue> = {}) {
  const git = fakeGitHub(filesOf(exampleContent));
  const { lose } = serve(git);
  const open = () => openRepository(openGitHub('eksempelbad/nettsted', ''));
  let repository = open();
  const snapshot = await repository.read();
  await clear();
  let drafts = openDrafts('eksempel');
  let { draft } = await drafts.take(snapshot, repository);
  const change: ChangeDraft = (next) => {
    draft = next(draft);
    void drafts.keep(draft);
  };
  const edit = (edits: typeof changes) => {
    for (const [name, next] of Object.entries(edits))
      change((now) => withFiles(now, { [name]: next(valueIn(now, name)) }));
  };
  edit(changes);
  return {
    ...git,
    lose,
    repository,
    snapshot,
    draft: () => draft,
    edit,
    change: git.change,
    save: (choose = never) => saveDraft({ repository, drafts, draft, change, choose }),
    /** Replaces the draft. */
    setDraft: (next: Draft) => change(() => next),
    /** Undoes a commit, as its row does. */
    undo: (entry: Entry) => undo(repository, entry, draft, change),
    /** Loads the page again, or opens it in another tab. */
    reload: async () => {
      repository = open();
      drafts = openDrafts('eksempel');
      ({ draft } = await drafts.take(await repository.read(), repository));
    },
  };
}
