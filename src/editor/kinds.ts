import { readEmail } from '../content/email.ts';
import { withoutMapMarks } from '../content/facts.ts';
import { chosenPicture, type FieldNode, partsOf, titleOf } from '../content/fieldTree.ts';
import { withoutInvisible } from '../content/invisible.ts';
import { plainLines } from '../content/markdown.ts';
import { readPhone } from '../content/phone.ts';
import { readOrganisationNumber } from '../content/schema/firm.ts';
import { readWebAddress } from '../content/schema/fields.ts';
import type { Kind } from '../content/schema/field-schema.ts';
import type { HoursLine } from '../content/schema/hours.ts';
import { sectionsOf } from '../content/sections.ts';
import { fieldText, itemsAt, textAt, valueAt } from '../content/values.ts';
import { readTime } from '../content/times.ts';
import { toText, toWeek } from '../content/week.ts';
import { weekdays } from '../content/weekdays.ts';

/** A kind of field. What an entry leaves out is as for a line of text. */
export interface FieldKind {
  /** Converts trimmed input to the format of the content; unreadable input stays as it was typed. */
  read?: (text: string) => string;
  /** The value as its owner reads it, with a line for each item; empty where nothing is written. */
  words?: (node: FieldNode, projectTitle: (id: string) => string) => string;
  /** The parts that the form has instead of the schema's. */
  parts?: (node: FieldNode) => readonly FieldNode[];
  /** Name of the form's part that has a part of the schema. */
  stepTo?: (part: FieldNode) => string;
  /** Value of a new field. */
  start?: unknown;
  /** May have line breaks. */
  isLong?: true;
  /** Is one field for its owner, although a group or list in the file. */
  isWhole?: true;
  /** Is chosen by its looks: the search leaves it out. */
  isDrawn?: true;
}

const longDate = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'UTC' });

/** A part that exists in the form alone. */
const partOf = (node: FieldNode, step: string | number, kind: Kind, label: string, value: string) => ({
  ...{ ...node, field: [...node.field, step], schema: { kind, label }, value, label, around: node },
  isRequired: false,
});

const daysOf = (node: FieldNode) =>
  toWeek(itemsAt(node.value) as HoursLine[]).map((day, index) =>
    partOf(node, weekdays[index] ?? '', 'text', weekdays[index] ?? '', toText(day)),
  );

const wordsOfParts = (node: FieldNode, projectTitle: (id: string) => string) =>
  partsOf(node).flatMap((part) => (part.value !== undefined && wordsOf(part, projectTitle)) || []);

const nameOfChoice = ({ schema, value }: FieldNode) => schema.names?.[textAt(value)] ?? textAt(value);

// The editor gives files random names.
const picture = { words: ({ value }: FieldNode) => textAt(value) && 'et bilde', isDrawn: true } as const;

const markdownWords = ({ value }: FieldNode) => plainLines(withoutMapMarks(textAt(value))).join('\n');

/** Every kind of field; their controls are in `src/editor/form/FormField.tsx`. */
export const kinds: Record<Kind, FieldKind> = {
  choice: { words: nameOfChoice },
  // Where one of the file's pictures is chosen, that picture's words tell more than its name.
  chosenPicture: {
    ...picture,
    words: (node) => textAt(chosenPicture(node)?.value, 'alt') || textAt(node.value),
  },
  // Quoted as in the file.
  colour: { read: (text) => text.replace(/^(['"])(.*)\1$/, '$2') },
  date: {
    words: ({ value }) => {
      const text = textAt(value);
      return Number.isNaN(Date.parse(text)) ? text : longDate.format(Date.parse(text));
    },
  },
  email: { read: (text) => readEmail(text.replaceAll(/\s+/g, ' ')) },
  fixed: {},
  focus: {
    words: ({ value }) => `${valueAt(value, 'x')} % fra venstre, ${valueAt(value, 'y')} % fra toppen`,
    parts: () => [],
    start: { x: 50, y: 50 },
    isWhole: true,
    isDrawn: true,
  },
  group: {
    words: (node, projectTitle) =>
      titleOf(node.schema, node.value) ||
      textAt(node.value, 'alt') ||
      wordsOfParts(node, projectTitle).join(' '),
  },
  hours: {
    words: (node) =>
      daysOf(node)
        .map(({ label, value }) => `${label} ${value || '(ingenting)'}`)
        .join('\n'),
    parts: daysOf,
    stepTo: ({ value }) => textAt(value, 'from'),
    isWhole: true,
  },
  icon: { words: nameOfChoice, isDrawn: true },
  list: { words: (node, projectTitle) => wordsOfParts(node, projectTitle).join('\n') },
  logo: picture,
  longText: { isLong: true },
  markdown: {
    words: markdownWords,
    parts: (node) =>
      sectionsOf(textAt(node.value)).map(({ title, text }, index) =>
        partOf(node, index, 'section', title, text),
      ),
  },
  number: {},
  orgNumber: { read: readOrganisationNumber },
  phone: { read: readPhone },
  picture,
  project: { words: ({ value }, projectTitle) => textAt(value) && projectTitle(textAt(value)) },
  section: { words: markdownWords },
  text: {},
  time: { read: readTime },
  webAddress: { read: readWebAddress },
  yesNo: { words: ({ schema, value }) => ((value ?? schema.default) === true ? 'Ja' : 'Nei') },
};

/** Converts what was typed into a field to the format of the content. */
export function readTyped(kind: Kind, input: string): string {
  const text = withoutInvisible(input).trim();
  return kinds[kind].read?.(text) ?? text;
}

/**
 * The value of a field as its owner reads it, with a line for each item; empty where nothing is written.
 *
 * @param projectTitle the title of a project by its id
 */
export function wordsOf(node: FieldNode, projectTitle: (id: string) => string): string {
  return kinds[node.schema.kind].words?.(node, projectTitle) ?? fieldText(node.value);
}
