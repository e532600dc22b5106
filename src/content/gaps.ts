import { capitalised } from './format.ts';
import { type FieldSchema, groupOf } from './schema/field-schema.ts';
import { isGroup } from './values.ts';

/** Marks a text that only the firm can write: `FYLL UT: hvor dere arbeider`. */
export const gapMark = 'FYLL UT';

/** Whether a value is a text with a gap. */
export const hasGap = (value: unknown) => typeof value === 'string' && value.includes(gapMark);

/** A value without its gaps, so that no page shows one. A required field keeps its own. */
export function withoutGaps(value: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !hasGap(item)).map((item) => withoutGaps(item, schema.items ?? {}));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = groupOf(schema, value);
  const kept = Object.entries(value).filter(([name, field]) => required.includes(name) || !hasGap(field));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutGaps(field, properties[name] ?? {})]));
}

const signs: readonly [RegExp, string][] = [
  // Reserved (RFC 2606).
  [/[.@/](example|invalid|localhost)\b|\bexample\.(com|net|org)\b/i, 'Dette er en eksempeladresse.'],
  // Four zeros or more.
  [/(?<![\w:#]|\d )0[0 ]{2,}0(?! ?\d)/, 'Her står det bare nuller.'],
];

/** What to do about a text that is not the firm's own; nothing about others. */
export function adviceOn(text: string): string | undefined {
  if (hasGap(text)) return capitalised(text.replace(/^[^]*?FYLL UT:?\s*|\s*\|.*$/g, '') || 'Skriv noe eget.');
  return signs.find(([sign]) => sign.test(text))?.[1];
}
