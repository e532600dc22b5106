import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { exampleContent } from '../../src/build/example.ts';
import { type Files, type Snapshot, unchanged, withFiles } from '../../src/editor/draft.ts';
import { openRepository } from '../../src/editor/repository/repository.ts';
import type { Choose } from '../../src/editor/saving/merge.ts';
import { saveDraft } from '../../src/editor/saving/save.ts';
import { readFile } from '../../src/editor/saving/text.ts';
import type { FileValue } from '../../src/editor/values.ts';
import { gitApi } from '../../tools/rediger/git-api.ts';
import { makeRepository } from './repository.ts';
import { FakeRequest } from './request.ts';

/** The example's content, as the editor reads it. */
export function exampleSnapshot(): Snapshot {
  const names = globSync('**/*.*', { cwd: exampleContent });
  const value = (name: string) => readFile(name, readFileSync(join(exampleContent, name), 'utf8'));
  return { commit: '', tree: '', values: Object.fromEntries(names.map((name) => [name, value(name)])) };
}

/** For saves that must not ask. */
export const never: Choose = () => Promise.reject(new Error('nothing to ask'));

/** A repository of the example, and a draft of it in which files say something else. */
export async function begin(changes: Record<string, (value: FileValue) => FileValue> = {}) {
  const store = makeRepository(mkdtempSync(join(tmpdir(), 'rediger-')));
  const api = gitApi(store.root);
  vi.stubGlobal('fetch', (url: string, { signal: _, ...init }: RequestInit) =>
    api(new Request(url, init), new URL(url).pathname.slice(1)),
  );
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    store.remove();
  });
  const repository = openRepository('http://git.example', '');
  const snapshot = await repository.read();
  const values = Object.entries(changes).map(
    ([name, change]) => [name, change(snapshot.values[name] ?? {})] as const,
  );
  const draft = withFiles(unchanged(snapshot), Object.fromEntries(values));
  return {
    ...store,
    repository,
    draft,
    save: (choose = never, files?: Files) =>
      saveDraft(repository, files ? withFiles(unchanged(snapshot), files) : draft, choose),
  };
}
