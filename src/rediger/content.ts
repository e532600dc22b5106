import { fileSchema } from '../content/schema/files.ts';
import type { FieldPath } from '../content/check/issue.ts';
import { itemsAt, textAt, valueAt, withValue } from '../content/values.ts';
import type { FileValue, Values } from './values.ts';

/** The content at one commit. */
export interface Snapshot {
  commit: string;
  /** Git's id of the root folder. */
  tree: string;
  values: Values;
}

/** What the owner has changed and not saved. Names are relative to the content folder. */
export interface Draft {
  /** The commit that the form was filled in from. */
  base: Snapshot['commit'];
  /** Whole files as the form holds them; `undefined` for a deleted one, `null` for a picture. */
  values: ReadonlyMap<string, FileValue | null | undefined>;
  /** New pictures by name. */
  pictures: ReadonlyMap<string, Blob>;
}

/** The content as it was read, and what the owner has changed in it since. */
export interface Content {
  snapshot: Snapshot;
  draft: Draft;
}

/** Changes the content from what it is at that moment. */
export type ChangeContent = (change: (content: Content) => Content) => void;

/** A content without changes. */
export const unchanged = (snapshot: Snapshot): Content => ({
  snapshot,
  draft: { base: snapshot.commit, values: new Map(), pictures: new Map() },
});

/** The current values of all files. */
export const valuesIn = ({ snapshot, draft }: Content): Values => {
  const now = Object.entries({ ...snapshot.values, ...Object.fromEntries(draft.values) });
  return Object.fromEntries(now.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
};

const noFields: FileValue = {};

/** The current value of a file. */
export const valueIn = ({ snapshot, draft }: Content, name: string): FileValue =>
  (draft.values.has(name) ? draft.values.get(name) : snapshot.values[name]) ?? noFields;

/** The content with other values of files. */
export const withFiles = ({ snapshot, draft }: Content, values: Draft['values']): Content => ({
  snapshot,
  draft: { ...draft, values: new Map([...draft.values, ...values]) },
});

/** The content with a new picture. */
export function withPicture(content: Content, name: string, picture: Blob): Content {
  const { snapshot, draft } = withFiles(content, new Map([[name, null]]));
  return { snapshot, draft: { ...draft, pictures: new Map(draft.pictures).set(name, picture) } };
}

/** The content with one field changed. Does nothing if the list item around the field has been removed. */
export function withField(
  content: Content,
  file: string,
  field: FieldPath,
  next: (now: unknown) => unknown,
): Content {
  const was = valueIn(content, file);
  const isGone = field.some(
    (step, depth) => typeof step === 'number' && step >= itemsAt(was, ...field.slice(0, depth)).length,
  );
  if (isGone) return content;
  const value = withValue(was, field, next(valueAt(was, ...field))) as FileValue;
  return withFiles(content, new Map([[file, withMainPicture(file, value)]]));
}

/** A field that chooses one of the file's pictures takes the first one if the chosen one was removed. */
function withMainPicture(file: string, value: FileValue): FileValue {
  const choices = Object.entries(fileSchema(file).properties ?? {}).flatMap(([name, { among }]) => {
    const names = among === undefined ? [] : itemsAt(value, among).map((picture) => textAt(picture, 'file'));
    return names.length > 0 && !names.includes(textAt(value, name)) ? [[name, names[0]]] : [];
  });
  return { ...value, ...Object.fromEntries(choices) };
}
