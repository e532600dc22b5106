import { getFolder } from '../content/content.ts';
import type { Draft } from './draft.ts';
import { toWrittenValue } from './writtenValue.ts';
import { blobId } from './store/blobId.ts';
import type { FileChange, Files, StoredFile } from './store/store.ts';
import { readForm, isForm, listPictures } from './values.ts';
import { writeForm } from './writeForm.ts';

/** In place of an id: there is no such file. */
const gone = 'gone';

/** What becomes of a file. A text has its own; a picture is known by its id. */
interface Edit {
  id: string;
  text?: string;
}

/** Edits by path. */
export type Edits = ReadonlyMap<string, Edit>;

/**
 * How a save leaves each file it concerns, also where the file is like that already (`selectPending` drops
 * those).
 */
export async function computeEdits(draft: Draft, files: Files): Promise<Edits> {
  if (draft.values === undefined)
    return deleteFolder(getFolder(draft.form), [draft.form, ...Object.keys(files)]);
  const { form, base, values, pictures, sent } = draft;
  const edits = new Map<string, Edit>();
  const text = writeForm(form, values, base[form]);
  edits.set(form, { text, id: await blobId(text) });
  const named = listPictures(form, toWrittenValue(form, values));
  for (const path of named) {
    const id = pictures[path] ?? base[path]?.id;
    if (id !== undefined && !files[path]) edits.set(path, { id });
  }
  const known = [...Object.keys(base), ...Object.keys(sent)];
  const dropped = known.filter((path) => path !== form && !named.includes(path));
  if (dropped.length === 0) return edits;
  // A picture stays where another form names it.
  const namedByOthers = listPicturesOfOthers(form, files);
  for (const path of dropped) {
    if (!namedByOthers.has(path)) edits.set(path, { id: gone });
  }
  return edits;
}

function deleteFolder(folder: string, paths: readonly string[]): Edits {
  const inside = paths.filter((path) => path.startsWith(`${folder}/`));
  return new Map(inside.map((path) => [path, { id: gone }]));
}

/** Pictures that the other forms name. */
function listPicturesOfOthers(form: string, files: Files): ReadonlySet<string> {
  const others = Object.keys(files).filter((path) => path !== form && isForm(path));
  return new Set(others.flatMap((path) => listPictures(path, readForm(files, path)?.value ?? {})));
}

/** The edits that some files do not have yet. */
export function selectPending(edits: Edits, files: Files): Edits {
  return new Map([...edits].filter(([path, { id }]) => (files[path]?.id ?? gone) !== id));
}

/** Files after a save. */
export function applyEdits(files: Files, edits: Edits): Files {
  const changed: Record<string, StoredFile> = { ...files };
  for (const [path, { id, text }] of edits) {
    if (id === gone) Reflect.deleteProperty(changed, path);
    else changed[path] = text === undefined ? { id } : { id, text };
  }
  return changed;
}

/** Edits as a store takes them. */
export function toChanges(edits: Edits): Record<string, FileChange> {
  const changes: Record<string, FileChange> = {};
  for (const [path, { id, text }] of edits) {
    if (id === gone) changes[path] = 'gone';
    else changes[path] = text === undefined ? { id } : { text };
  }
  return changes;
}

/** True if somebody else has changed the form since the draft began. */
export function isChangedByOthers({ form, base, sent }: Draft, files: Files, edits: Edits): boolean {
  const present = files[form]?.id ?? gone;
  const expected = [base[form]?.id ?? gone, ...(sent[form] ?? []), edits.get(form)?.id];
  return !expected.includes(present);
}

/** The draft that remembers what is about to be sent. */
export function rememberSent(draft: Draft, edits: Edits): Draft {
  const sent: Record<string, readonly string[]> = { ...draft.sent };
  for (const [path, { id }] of edits) sent[path] = [...new Set([...(sent[path] ?? []), id])];
  return { ...draft, sent };
}
