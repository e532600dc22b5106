import type { Files, StoredFile, Tree } from './store/store.ts';
import { readForm, type FileValue, listPictures } from './values.ts';
import { writeForm } from './writeForm.ts';

/** What is written in a form and not saved yet. */
export interface Draft {
  /** The path of the form's content file. */
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
  /** Ids that a save has sent and not heard back about, by path: they may be in the content. */
  sent: Readonly<Record<string, readonly string[]>>;
  /** New with each change. A revision that a tab does not know is another tab's change. */
  revision: string;
}

export const newRevision = (): string => crypto.randomUUID();

/** Begins a draft with a form as a tree has it; with an empty one where the tree lacks it. */
export const beginDraft = (form: string, { files }: Tree): Draft => ({
  form,
  base: readBase(form, files),
  values: readForm(files, form)?.value ?? {},
  pictures: {},
  uploaded: [],
  sent: {},
  revision: '',
});

/** The files that a form consists of: its own, and the pictures that it names. */
function readBase(form: string, files: Files): Files {
  const read = readForm(files, form);
  if (!read) return {};
  const base: Record<string, StoredFile> = {};
  for (const path of [form, ...listPictures(form, read.value)]) {
    if (files[path]) base[path] = files[path];
  }
  return base;
}

/** The draft as if it had begun with another content. */
export const replaceBase = (draft: Draft, { files }: Tree): Draft => ({
  ...draft,
  base: readBase(draft.form, files),
  sent: {},
});

/** What is written in a form; of a deleted project, what was written in it. */
export const getWrittenValues = ({ values, deletedValues }: Draft): FileValue | undefined =>
  values ?? deletedValues;

/** True if there is something to save, or a save with an unknown end. */
export function isChanged({ form, base, values, sent }: Draft): boolean {
  if (Object.keys(sent).length > 0) return true;
  const file = base[form];
  if (values === undefined) return file !== undefined;
  return file === undefined || writeForm(form, values, file) !== file.text;
}
