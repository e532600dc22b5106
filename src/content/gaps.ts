import type { Content } from './content.ts';
import { type FieldSchema, groupOf } from './schema/field-schema.ts';
import { isGroup } from './values.ts';

/** Marks a text that only the firm can write: `FYLL UT: hvor dere arbeider`. */
const gapMark = 'FYLL UT';

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

/** What cannot be a firm's own: a reserved domain (RFC 2606), and a number of four zeros or more. */
const impossible = [
  /[.@/](example|invalid|localhost)\b|\bexample\.(com|net|org)\b/i,
  /(?<![\w:#]|\d )0[0 ]{2,}0(?! ?\d)/,
];

/** A line of the content that must be written before a site can be published. */
export interface OpenLine {
  file: string;
  line: number;
  text: string;
}

/** Every line with a gap, a reserved domain or a number of zeros, also in a file that cannot be read. */
export const openLines = ({ files }: Pick<Content, 'files'>): OpenLine[] =>
  files.flatMap(({ name, text = '' }) =>
    text.split('\n').flatMap((written, index) => {
      const line = written.trim();
      const isOpen = hasGap(line) || impossible.some((sign) => sign.test(line));
      // Comments give examples.
      return isOpen && !line.startsWith('# ') ? [{ file: name, line: index + 1, text: line }] : [];
    }),
  );
