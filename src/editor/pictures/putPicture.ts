import { fileSchema } from '../../content/schema/files.ts';
import { textAt, valueAt, withValue } from '../../content/values.ts';
import type { Draft } from '../draft.ts';
import type { FileValue } from '../values.ts';
import { findPlace, type Place } from './place.ts';

/** A new picture that is kept until it is saved. */
interface NewPicture {
  /** Relative to the folder of the content file. */
  name: string;
  path: string;
  id: string;
}

/**
 * The draft with a new picture in a place; the same draft where the place is gone.
 *
 * @param change returns the new value of the place
 */
export function putPicture(
  draft: Draft,
  place: Place,
  { name, path, id }: NewPicture,
  change: (present: unknown) => unknown,
): Draft {
  if (!draft.values) return draft;
  const field = findPlace(draft.values, place);
  if (!field) return draft;
  const present = valueAt(draft.values, ...field);
  const values = withValue(draft.values, field, change(present)) as FileValue;
  return {
    ...draft,
    values: followPicture(draft.form, values, textAt(present, 'file'), name),
    pictures: { ...draft.pictures, [path]: id },
  };
}

/** A field that chooses one of the form's pictures stays with the picture when its file is replaced. */
function followPicture(form: string, values: FileValue, from: string, to: string): FileValue {
  if (from === '') return values;
  const followed: Record<string, unknown> = { ...values };
  for (const [name, { among }] of Object.entries(fileSchema(form).properties ?? {})) {
    if (among !== undefined && values[name] === from) followed[name] = to;
  }
  return followed;
}
