import { selectMember } from '../content/fieldTree.ts';
import type { FieldSchema } from '../content/schema/field-schema.ts';
import { fileSchema } from '../content/schema/files.ts';
import { isEmpty, isGroup } from '../content/values.ts';
import type { Draft } from './draft.ts';
import type { StoredDraft } from './draftStorage.ts';
import { blobId } from './store/blobId.ts';
import { type FileValue, isForm, itemKey } from './values.ts';

const digests = new Map<string, Promise<string>>();

/** A digest of a form's schema: an update of the site may change it. */
export function schemaDigest(form: string): Promise<string> {
  const digest = digests.get(form) ?? blobId(JSON.stringify(isForm(form) ? fileSchema(form) : ''));
  digests.set(form, digest);
  return digest;
}

/**
 * Adapts a kept draft to the present schema. The words that have no field any more are `leftover`, a text for
 * the owner to copy.
 *
 * @param digest that of the present schema
 */
export function adaptDraft(stored: StoredDraft, digest: string): { draft: Draft; leftover: string } {
  const { schema, ...draft } = stored;
  if (schema === digest || !draft.values) return { draft, leftover: '' };
  const lost: string[] = [];
  if (!isForm(draft.form)) {
    collectWords(draft.values, lost);
    return { draft: { ...draft, values: undefined, base: {} }, leftover: lost.join('\n') };
  }
  const { body, ...fields } = draft.values;
  const kept = keepKnownFields(fileSchema(draft.form), fields, lost) as FileValue | undefined;
  const values = { ...kept, ...(body !== undefined && { body }) };
  return { draft: { ...draft, values }, leftover: lost.join('\n') };
}

/** The parts of a value that a schema has fields for; the words of the others are added to `lost`. */
function keepKnownFields(schema: FieldSchema, value: unknown, lost: string[]): unknown {
  const { items, properties } = selectMember(schema, value);
  if (items && Array.isArray(value)) return value.map((item) => keepKnownFields(items, item, lost));
  if (properties && isGroup(value)) {
    const kept = Object.entries(value).map(([name, inner]) => {
      if (name === itemKey) return [name, inner];
      const field = properties[name];
      if (!field) collectWords(inner, lost);
      return [name, field && keepKnownFields(field, inner, lost)];
    });
    return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
  }
  if (!items && !properties && (typeof value !== 'object' || value === null)) return value;
  collectWords(value, lost);
  return undefined;
}

/** Adds the words of a value to a list. */
export function collectWords(value: unknown, words: string[]): void {
  if (Array.isArray(value)) for (const item of value) collectWords(item, words);
  else if (isGroup(value))
    for (const [name, inner] of Object.entries(value)) {
      if (name !== itemKey) collectWords(inner, words);
    }
  else if (!isEmpty(value)) words.push(String(value));
}
