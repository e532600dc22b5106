import { fileSchema } from '#file-schemas';
import type { FieldPath } from '../content/check/issue.ts';
import { itemsAt, textAt, valueAt, withValue } from '../content/values.ts';
import type { Snapshot } from './repository.ts';
import type { FileValue, Values } from './values.ts';

/** What the owner has changed and not saved. Names are relative to the content folder. */
export interface Draft {
  /** The commit that the form was filled in from. */
  base: Snapshot['commit'];
  /** Whole files as the form holds them. */
  values: ReadonlyMap<string, FileValue>;
  /** New pictures by name. */
  pictures: ReadonlyMap<string, Blob>;
  /** Project files that are deleted; their folders follow. */
  deletions: readonly string[];
}

/** The content as it was read, and what the owner has changed in it since. */
export interface Content {
  snapshot: Snapshot;
  draft: Draft;
}

/** Changes the content from what it is at that moment. */
export type ChangeContent = (change: (content: Content) => Content) => void;

/** A content that nothing is changed in. */
export const unchanged = (snapshot: Snapshot): Content => ({
  snapshot,
  draft: { base: snapshot.commit, values: new Map(), pictures: new Map(), deletions: [] },
});

export const isChanged = ({ draft }: Content) => draft.values.size + draft.deletions.length > 0;

/** What a file says now. */
export const valueIn = ({ snapshot, draft }: Content, name: string): FileValue =>
  draft.values.get(name) ?? snapshot.values[name] ?? noFields;

const noFields: FileValue = {};

/** What all files say now. */
export const valuesIn = ({ snapshot, draft }: Content): Values => ({
  ...snapshot.values,
  ...Object.fromEntries(draft.values),
});

/** The content with another value of a file. */
export const withFile = ({ snapshot, draft }: Content, name: string, value: FileValue): Content => ({
  snapshot,
  draft: { ...draft, values: new Map(draft.values).set(name, value) },
});

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
  return withFile(content, file, withMainPicture(file, value));
}

/** A picture that is chosen among others of the file is the first of them when the chosen one is gone. */
function withMainPicture(file: string, value: FileValue): FileValue {
  const choices = Object.entries(fileSchema(file).properties ?? {}).flatMap(([name, { among }]) => {
    const names = among === undefined ? [] : itemsAt(value, among).map((picture) => textAt(picture, 'file'));
    return names.length > 0 && !names.includes(textAt(value, name)) ? [[name, names[0]]] : [];
  });
  return { ...value, ...Object.fromEntries(choices) };
}
