import { projectIdOf } from '../content/content.ts';
import { fileSchema, singleFileNames } from '../content/schema/files.ts';
import { itemsAt, textAt, valueAt, withValue, type FieldPath } from '../content/values.ts';
import { type Content, fieldsOf, type FileValue, type noFields, type Values } from './values.ts';

/** The content at one commit. */
export interface Snapshot extends Content {
  commit: string;
  /** Git's id of the root folder. */
  tree: string;
}

/** A save whose success is not known yet. */
export interface Sent {
  /** Stands in the message of its commit. */
  id: string;
  /** What it was to save on top of the draft's base. */
  values: Values;
}

/** The content as the forms have it, and the one that they were filled in from. */
export interface Draft {
  base: Snapshot;
  values: Values;
  /** Saves that may have arrived after `base`, the newest last. */
  sent: readonly Sent[];
}

/** Changes the draft from what it is at that moment. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** What becomes of some files, by name. */
export type Files = Readonly<Record<string, FileValue | typeof noFields | 'deleted'>>;

/** A draft without changes. */
export const unchanged = (base: Snapshot): Draft => ({ base, values: base.values, sent: [] });

/** True if a file is a content file that the site reads. */
export const isContentFile = (name: string) =>
  singleFileNames.includes(name) || projectIdOf(name) !== undefined;

/** The content files that a draft has changed. */
export function changedFiles({ base, values }: Pick<Draft, 'base' | 'values'>): Files {
  const names = Object.keys({ ...base.values, ...values }).filter(isContentFile);
  const changed = names.filter((name) => values[name] !== base.values[name]);
  return filesAt(values, changed);
}

/** Some files as a content has them. */
export const filesAt = (values: Values, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? 'deleted']));

const none: FileValue = {};

/** The current value of a file. */
export const valueIn = ({ values }: Draft, name: string): FileValue => fieldsOf(values, name) ?? none;

/** The draft with other values of files. */
export const withFiles = (draft: Draft, files: Files): Draft => ({
  ...draft,
  values: withReplaced(draft.values, files),
});

/** A content with some files replaced. */
export function withReplaced(values: Values, files: Files): Values {
  // Earlier versions stored nothing for a deleted file.
  const isKept = (value?: Files[string]) => value !== undefined && value !== 'deleted';
  const kept = Object.entries({ ...values, ...files }).filter(([, value]) => isKept(value));
  return Object.fromEntries(kept) as Values;
}

/** The draft with one field changed. Does nothing if the list item around the field has been removed. */
export function withField(
  draft: Draft,
  file: string,
  field: FieldPath,
  next: (now: unknown) => unknown,
): Draft {
  const was = valueIn(draft, file);
  const isGone = field.some(
    (step, depth) => typeof step === 'number' && step >= itemsAt(was, ...field.slice(0, depth)).length,
  );
  const [now, value] = [valueAt(was, ...field), next(valueAt(was, ...field))];
  if (isGone || value === now) return draft;
  return withFiles(draft, { [file]: withMainPicture(file, withValue(was, field, value) as FileValue) });
}

/** A field that chooses one of the file's pictures takes the first one if the chosen one was removed. */
function withMainPicture(file: string, value: FileValue): FileValue {
  const choices = Object.entries(fileSchema(file).properties ?? {}).flatMap(([name, { among }]) => {
    const names = among === undefined ? [] : itemsAt(value, among).map((picture) => textAt(picture, 'file'));
    return names.length > 0 && !names.includes(textAt(value, name)) ? [[name, names[0]]] : [];
  });
  return { ...value, ...Object.fromEntries(choices) };
}
