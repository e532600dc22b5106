import { allFacts } from '../content/check/facts.ts';
import { check } from '../content/check/check.ts';
import { type Issue, isStopping } from '../content/check/issue.ts';
import { placeIn } from '../content/check/report.ts';
import { capitalised } from '../content/format.ts';
import { fileNode, nodeAt, stepsOf } from '../content/fieldTree.ts';
import { parseFiles } from '../content/parse.ts';
import { formPlaceOf } from './formTree.ts';
import type { FieldSchema } from '../content/schema/field-schema.ts';
import { isSame, textAt } from '../content/values.ts';
import { sectionsOf } from '../content/sections.ts';
import { formFieldAt } from './form/formFields.ts';
import { type Content, contentFiles, fieldsOf, isUnreadable } from './values.ts';

/** What is wrong in a field of a form. */
export interface FormMistake extends Pick<Issue, 'code' | 'file' | 'field'> {
  /** `Ansatte → Ola Nordmann → Telefon`, for use away from the field. */
  way: string;
  text: string;
  /** In a Markdown text, the line that it is in. */
  line?: string | undefined;
}

/** A mistake and its place as one sentence; a label may be a question. */
export const sentenceOf = (way: string, text: string) => `${way}${way.endsWith('?') ? '' : ':'} ${text}`;

/** What was checked last: a save without others' changes is of what its form has just found right. */
let last: { content: Content; mistakes: readonly FormMistake[] } | undefined;

/** Runs the build's check of a content, unless it has just done so. */
export function mistakesIn(content: Content): readonly FormMistake[] {
  if (!last || !hasSameFiles(last.content, content)) last = { content, mistakes: checked(content) };
  return last.mistakes;
}

const hasSameFiles = (a: Content, b: Content) =>
  Object.keys({ ...a.values, ...b.values }).every(
    (name) => a.values[name] === b.values[name] && a.texts[name]?.issues === b.texts[name]?.issues,
  );

function checked({ values, texts }: Content): FormMistake[] {
  const found = check({
    folder: 'content',
    ...parseFiles(contentFiles(values, texts)),
    names: Object.keys(values),
  })
    .filter(isStopping)
    .map((issue) => {
      const value = fieldsOf(values, issue.file);
      return value && !isUnreadable({ texts }, issue.file) ? inForm(issue, value) : inFile(issue);
    });
  // A picture is chosen from a list: if that is empty, only the list's own mistake helps.
  return found.filter(({ file, field }) => {
    const among = nodeAt(fileNode(file, values[file]), field).schema.among;
    return !found.some((other) => among && other.file === file && isSame(other.field, [among]));
  });
}

/** Why there is no form of a file. */
export const unreadableMistakes = ({ texts }: Content, name: string) => texts[name]?.issues.map(inFile) ?? [];

/** A mistake that no form can mend has the place that it has in the report of a build. */
function inFile(issue: Issue): FormMistake {
  const { code, file, field, found, expected } = issue;
  const advice = 'Ingenting kan lagres før det er rettet i filen, og siden er lastet på nytt.';
  const wanted = `${expected.charAt(0).toLowerCase()}${expected.slice(1)}`;
  const text = `Filen kan ikke leses. Der står det ${found}. Det skal være ${wanted} ${advice}`;
  return { code, file, field, way: placeIn('content', issue), text };
}

/**
 * Opening hours have a field for each day, where the file has lines; their text begins with the day. A
 * Markdown text has a field for each section.
 */
function inForm(issue: Issue, value: unknown): FormMistake {
  const { code, file } = issue;
  const body = textAt(value, 'body').split('\n').slice(0, issue.line);
  const isInBody = issue.field.length === 0 && file.endsWith('.md') && body.length > 0;
  const field = isInBody ? ['body', sectionsOf(body.join('\n')).length - 1] : issue.field;
  const node = nodeAt(fileNode(file, value), field);
  const text = textOf(issue, node.field.length === field.length ? node.schema : undefined);
  const way = stepsOf(formFieldAt(file, value, field)).join(' → ');
  const place = formPlaceOf(node);
  if (place === node.field) return { code, file, field, way, text, line: isInBody ? body.at(-1) : undefined };
  const day = String(place.at(-1));
  const sentence = `${capitalised(day)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return { code, file, field: place, way, text: sentence };
}

function textOf({ code, found, expected }: Issue, schema: FieldSchema | undefined): string {
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  const belongs = schema?.hint || schema?.description;
  if (code === 'rule') return expected;
  if (schema?.type === 'array') return belongs || expected;
  // All of them are too many for a phone.
  const advice = expected.replace(allFacts, 'Vanlige opplysninger er {telefon}, {epost} og {adresse}.');
  return `Her står det ${found}. ${asRequest(code === 'fact' || !belongs ? advice : belongs)}`;
}

/** What belongs in a field, such as «Ni sifre.», as a sentence; others are one already. */
const asRequest = (advice: string) =>
  /^(?!Uten )(?:(?:Ett?|En|Ni|To|Minst|Høyst|Selve|Bare|Vanlig|Ord) |\{|\p{L}+(?:en|et|s) )/u.test(advice)
    ? `Skriv ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
    : advice;
