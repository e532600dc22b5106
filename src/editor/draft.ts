import { folderOf } from '../content/content.ts';
import { blobId } from './store/blobId.ts';
import { type Files, type StoredFile, type Tree } from './store/store.ts';
import { writtenValue } from './pruned.ts';
import { formIn, type FileValue, isForm, picturesOf } from './values.ts';
import { writeForm } from './writeForm.ts';

/** What is written in a form and not saved yet. */
export interface Draft {
  /** The form's content file. */
  form: string;
  /** The file and its pictures as they were when the form was filled in; empty for a new project. */
  base: Files;
  /** Missing: the project is deleted. */
  values: FileValue | undefined;
  /** Of a deleted project, what was written in it: it may be kept after all. */
  deletedValues?: FileValue | undefined;
  /** Ids of the pictures that were chosen here, by their paths. */
  pictures: Readonly<Record<string, string>>;
  /** Ids of pictures that the store has got. */
  uploaded: readonly string[];
  /** Ids of what may have been saved, by path: the answers to these saves were lost. */
  sent: Readonly<Record<string, readonly string[]>>;
  /** Another one after each change: what a tab has not written itself, another has. */
  revision: string;
}

export const newRevision = (): string => crypto.randomUUID();

/** In place of an id: there is no such file. */
export const gone = 'gone';

/** What becomes of a file. A text has its own; a picture is known by its id. */
interface Edit {
  id: string;
  text?: string;
}

/** Edits by path. */
export type Edits = ReadonlyMap<string, Edit>;

/** A draft of a form as a tree has it; of a form that it lacks, a new project. */
export const draftOf = (form: string, tree: Tree, values?: FileValue): Draft => ({
  form,
  base: baseOf(form, tree.files),
  values: values ?? formIn(tree.files, form)?.value ?? {},
  pictures: {},
  uploaded: [],
  sent: {},
  revision: '',
});

/** The files that a form consists of: its own, and the pictures that it names. */
function baseOf(form: string, files: Files): Files {
  const read = formIn(files, form);
  if (!read) return {};
  const paths = [form, ...picturesOf(form, read.value)];
  const found = paths.flatMap((path): [string, StoredFile][] => (files[path] ? [[path, files[path]]] : []));
  return Object.fromEntries(found);
}

/** The draft on top of another content, as if it had begun from that. */
export const onto = (draft: Draft, tree: Tree): Draft => ({
  ...draft,
  base: baseOf(draft.form, tree.files),
  sent: {},
});

/** True if saving would change something. */
export function isChanged({ form, base, values, sent }: Draft): boolean {
  if (Object.keys(sent).length > 0) return true;
  if (values === undefined || base[form] === undefined)
    return values !== undefined || base[form] !== undefined;
  return writeForm(form, values, base[form]) !== base[form].text;
}

/** What a save of the draft makes of the files of a tree; also what the tree has like this already. */
export async function edits(draft: Draft, tree: Tree): Promise<Edits> {
  const { form, base, values, pictures, sent } = draft;
  const made = new Map<string, Edit>();
  if (values === undefined) {
    const folder = `${folderOf(form)}/`;
    for (const path of [form, ...Object.keys(tree.files)])
      if (path.startsWith(folder)) made.set(path, { id: gone });
    return made;
  }
  const text = writeForm(form, values, base[form]);
  made.set(form, { text, id: await blobId(text) });
  const named = picturesOf(form, writtenValue(form, values));
  for (const path of named) {
    const id = pictures[path] ?? base[path]?.id;
    if (id !== undefined && !tree.files[path]) made.set(path, { id });
  }
  // Pictures that this form named, and no form names any more.
  const dropped = [...Object.keys(base), ...Object.keys(sent)].filter(
    (path) => path !== form && !named.includes(path),
  );
  if (dropped.length === 0) return made;
  const others = namedByOthers(form, tree.files);
  for (const path of dropped) if (!others.has(path)) made.set(path, { id: gone });
  return made;
}

/** Pictures that the other forms of a tree name. */
function namedByOthers(form: string, files: Files): ReadonlySet<string> {
  const others = Object.keys(files).filter((path) => path !== form && isForm(path));
  return new Set(others.flatMap((path) => picturesOf(path, formIn(files, path)?.value ?? {})));
}

/** The edits that a tree does not have yet. */
export const missingIn = (tree: Tree, all: Edits): Edits =>
  new Map([...all].filter(([path, { id }]) => (tree.files[path]?.id ?? gone) !== id));

/** True if somebody else has changed the form since the draft began. */
export function isChangedByOthers({ form, base, sent }: Draft, tree: Tree, all: Edits): boolean {
  const now = tree.files[form]?.id ?? gone;
  const own = [base[form]?.id ?? gone, ...(sent[form] ?? []), all.get(form)?.id];
  return !own.includes(now);
}

/** The draft that remembers what is about to be sent. */
export function withSent(draft: Draft, all: Edits): Draft {
  const sent: Record<string, readonly string[]> = { ...draft.sent };
  for (const [path, { id }] of all) sent[path] = [...new Set([...(sent[path] ?? []), id])];
  return { ...draft, sent };
}

/** A tree after a save. */
export function withEdits(tree: Tree, saved: Edits, { head, age }: { head: string; age: number }): Tree {
  const files: Record<string, StoredFile> = { ...tree.files };
  for (const [path, { id, text }] of saved) {
    if (id === gone) Reflect.deleteProperty(files, path);
    else files[path] = text === undefined ? { id } : { id, text };
  }
  return { head, age, files };
}
