// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowConnection } from '../../../tests/editor/slow-connection.ts';
import { smallContent } from '../../../tests/editor/small-content.ts';
import { itemsAt } from '../../content/values.ts';
import { withField, withFiles } from '../draft.ts';
import { openGitHub } from '../repository/gitHub.ts';
import { openRepository } from '../repository/repository.ts';
import { noFields } from '../values.ts';
import { saveDraft } from './save.ts';
import { openDrafts } from './storedDraft.ts';

/* Twenty photographs on 1 Mbit/s, which take four minutes. */

const pictures = Array.from({ length: 20 }, (_, index) => ({
  name: `ny${index}.jpg`,
  bytes: new Uint8Array(1_200_000).fill(index),
}));

beforeEach(async () => {
  await clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The editor as it is when its page has loaded (`app/start.tsx`). */
async function openEditor() {
  const repository = openRepository(openGitHub('eksempelbad/nettsted', ''));
  const drafts = openDrafts('eksempel');
  const { draft } = await drafts.take(await repository.read(), repository);
  const choose = () => Promise.reject(new Error());
  const save = (saved = draft) =>
    saveDraft({ repository, drafts, draft: saved, change: () => undefined, choose });
  return { repository, drafts, draft, save };
}

/** Writes a text and chooses the pictures, as the form does (`form/PictureInputs.tsx`). */
async function typeAndChoose({ repository, drafts, draft }: Awaited<ReturnType<typeof openEditor>>) {
  let next = withField(draft, 'firm.yaml', ['tagline'], () => 'Bad i Eksempelby');
  for (const { name, bytes } of pictures) {
    const path = `projects/proj1/${name}`;
    const picture = new Blob([bytes], { type: 'image/jpeg' });
    repository.hold(path, picture, await drafts.keepPicture(path, picture));
    next = withField(
      withFiles(next, { [path]: noFields }),
      'projects/proj1/project.yaml',
      ['images'],
      (images) => [...itemsAt(images), { file: name, alt: `Bilde av ${name}` }],
    );
    await drafts.keep(next);
  }
  return next;
}

function expectAll({ read, bytes: sent }: ReturnType<typeof slowConnection>) {
  expect(read('content/firm.yaml')).toContain('tagline: Bad i Eksempelby');
  for (const { name, bytes } of pictures) {
    const isWhole = sent(`content/projects/proj1/${name}`)?.equals(bytes);
    expect(isWhole, name).toBe(true);
  }
}

test('twenty pictures arrive although no byte moves for 50 s of every two minutes', async () => {
  const connection = slowConnection(smallContent(), { isStanding: (second) => second % 120 > 70 });
  const editor = await openEditor();
  const draft = await typeAndChoose(editor);
  await connection.settled(editor.save(draft));
  expectAll(connection);
});

test('after a minute without answers and a reload, everything arrives, and nothing twice', async () => {
  const isDown = (second: number) => second > 60 && second < 120;
  const connection = slowConnection(smallContent(), { isDown });
  const editor = await openEditor();
  const draft = await typeAndChoose(editor);
  await expect(connection.settled(editor.save(draft))).rejects.toThrow(/^Får ikke kontakt/);
  await expect(openEditor()).rejects.toThrow(/^Får ikke kontakt/);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.uploads()).toBeGreaterThan(1);
  await connection.settled((await openEditor()).save());
  expectAll(connection);
  expect(connection.uploads()).toBe(pictures.length);
});
