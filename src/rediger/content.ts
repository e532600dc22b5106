import type { FieldPath } from '../content/check/issue.ts';
import { fileSchema } from '../content/schema/field-schema.ts';
import { itemsAt, textAt, valueAt, withValue } from '../content/values.ts';
import { type Draft, type FileValue, valueOf } from './draft.ts';
import type { Snapshot } from './repository.ts';

/** The content as it was read, and what the owner has changed in it since. */
export interface Content {
  snapshot: Snapshot;
  draft: Draft;
}

export const emptyDraft = (base: string): Draft => ({
  base,
  values: new Map(),
  pictures: new Map(),
  deletions: [],
});

export const isChanged = ({ draft }: Content) => draft.values.size + draft.deletions.length > 0;

const savedValues = new WeakMap<Snapshot, Map<string, FileValue>>();

/** What a file says now. Saved files are parsed once: YAML takes longer than a key press may. */
export function valueIn({ snapshot, draft }: Content, name: string): FileValue {
  const known = savedValues.get(snapshot) ?? new Map<string, FileValue>();
  savedValues.set(snapshot, known);
  const value = draft.values.get(name) ?? known.get(name) ?? valueOf(name, snapshot.files.get(name) ?? '');
  if (!draft.values.has(name)) known.set(name, value);
  return value;
}

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
