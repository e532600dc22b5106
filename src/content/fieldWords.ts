import { chosenPicture, type FieldNode, formPartsOf, partsOf, titleOf } from './fieldTree.ts';
import { plainLines } from './markdown.ts';
import { textAt, valueAt } from './values.ts';

const date = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The value of a field as its owner reads it, with a line for each item; empty where nothing is written.
 *
 * @param projectTitle the title of a project by its id
 */
export function wordsOf(node: FieldNode, projectTitle: (id: string) => string): string {
  const { schema, value } = node;
  const { kind, names, among } = schema;
  const text = typeof value === 'number' ? String(value) : textAt(value);
  if (schema.type === 'boolean') return (value ?? schema.default) === true ? 'Ja' : 'Nei';
  if (names) return names[text] ?? text;
  // Where one of the file's pictures is chosen, that picture's words tell more than its name.
  if (among) return textAt(chosenPicture(node)?.value, 'alt') || text;
  // The editor gives files random names.
  if (kind === 'picture' || kind === 'logo') return text && 'et bilde';
  if (kind === 'focus') return `${valueAt(value, 'x')} % fra venstre, ${valueAt(value, 'y')} % fra toppen`;
  if (kind === 'project') return text && projectTitle(text);
  if (kind === 'date') return Number.isNaN(Date.parse(text)) ? text : date.format(Date.parse(text));
  if (kind === 'markdown') return plainLines(text).join('\n');
  if (kind === 'hours')
    return formPartsOf(node)
      .map(({ label, value: day }) => `${label} ${textAt(day) || '(ingenting)'}`)
      .join('\n');
  const words = () => {
    const written = partsOf(node).filter((part) => part.value !== undefined);
    return written.map((part) => wordsOf(part, projectTitle)).filter(Boolean);
  };
  if (schema.items) return words().join('\n');
  if (!schema.properties) return text;
  return titleOf(schema, value) || textAt(value, 'alt') || words().join(' ');
}
