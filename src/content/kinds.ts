import { readEmail } from './email.ts';
import { withoutMapMarks } from './facts.ts';
import { chosenPicture, type FieldNode, partsOf, titleOf } from './fieldTree.ts';
import { capitalised } from './format.ts';
import { withoutInvisible } from './invisible.ts';
import { plainLines } from './markdown.ts';
import type { FieldSchema, Kind } from './schema/field-schema.ts';
import type { HoursLine } from './schema/hours.ts';
import { sectionsOf } from './sections.ts';
import { fieldText, itemsAt, textAt, valueAt } from './values.ts';
import { readTime, toText, toWeek } from './week.ts';
import { weekdays } from './weekdays.ts';

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
  /** File types that it may name, such as `.png`. */
  types?: (schema: FieldSchema) => readonly string[];
  /** Value of a new field. */
  start?: unknown;
  /** May have line breaks. */
  isLong?: true;
  /** Is one field for its owner, although a group or list in the file. */
  isWhole?: true;
  /** Is chosen by its looks: the search leaves it out. */
  isDrawn?: true;
  /** A page does not show the value itself, such as a colour's. */
  isCode?: true;
}

/** File types that a photograph may have. */
export const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];

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
  choice: { words: nameOfChoice, isCode: true },
  // Where one of the file's pictures is chosen, that picture's words tell more than its name.
  chosenPicture: {
    ...picture,
    words: (node) => textAt(chosenPicture(node)?.value, 'alt') || textAt(node.value),
    types: () => photoTypes,
  },
  // Quoted as in the file.
  colour: { read: (text) => text.replace(/^(['"])(.*)\1$/, '$2'), isCode: true },
  date: {
    words: ({ value }) => {
      const text = textAt(value);
      return Number.isNaN(Date.parse(text)) ? text : longDate.format(Date.parse(text));
    },
    isCode: true,
  },
  email: { read: (text) => readEmail(text.replaceAll(/\s+/g, ' ')) },
  fixed: { isCode: true },
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
  icon: { words: nameOfChoice, isDrawn: true, isCode: true },
  list: { words: (node, projectTitle) => wordsOfParts(node, projectTitle).join('\n') },
  logo: { ...picture, types: ({ isOwn }) => ['.svg', ...(isOwn ? ['.png'] : photoTypes)] },
  longText: { isLong: true },
  markdown: {
    words: markdownWords,
    parts: (node) =>
      sectionsOf(textAt(node.value)).map(({ title, text }, index) =>
        partOf(node, index, 'section', title, text),
      ),
  },
  number: {},
  orgNumber: {
    read: (text) => {
      const digits = text.replaceAll(/\D/g, '');
      return digits.length === 9 ? digits.replace(/(...)(?=.)/g, '$1 ') : text;
    },
  },
  person: {},
  // As it is read aloud: eight digits, mobile numbers in 3-2-3, without the country code.
  phone: {
    read: (text) => {
      const digits = text.replaceAll(/[\s.-]/g, '').replace(/^(?:\+|00)47(?=\d{8}$)/, '');
      const parts = /^([489]\d\d)(\d\d)(\d{3})$/.exec(digits) ?? /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
      return parts?.slice(1).join(' ') ?? text;
    },
  },
  picture: { ...picture, types: () => photoTypes },
  placeName: { read: capitalised },
  project: { words: ({ value }, projectTitle) => textAt(value) && projectTitle(textAt(value)), isCode: true },
  section: { words: markdownWords },
  text: {},
  time: { read: readTime },
  webAddress: {
    read: (text) => (text.includes('.') ? `https://${text.replace(/^https?:\/*/i, '')}` : text),
  },
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
