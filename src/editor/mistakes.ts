import { allFacts } from '../content/check/facts.ts';
import { check } from '../content/check/check.ts';
import { type Issue, isStopping } from '../content/check/issue.ts';
import { placeIn } from '../content/check/report.ts';
import { capitalised } from '../content/format.ts';
import { fileNode, findNode, listLabels } from '../content/fieldTree.ts';
import { findFormField, getFormPath } from './fields/formTree.ts';
import type { FieldSchema } from '../content/schema/field-schema.ts';
import { type Content, findFile } from '../content/content.ts';
import { isSame, textAt } from '../content/values.ts';
import { splitSections } from '../content/sections.ts';

/** What is wrong in a field of a form. */
export interface FormMistake extends Pick<Issue, 'code' | 'file' | 'field'> {
  /** `Ansatte → Ola Nordmann → Telefon`, for use away from the field. */
  way: string;
  text: string;
  /** In a Markdown text, the line that it is in. */
  line?: string | undefined;
}

/** A mistake and its place as one sentence; a label may be a question. */
export const formatMistake = (way: string, text: string) => `${way}${way.endsWith('?') ? '' : ':'} ${text}`;

/** Says what keeps a form from being saved, by the content without the save and with it. */
export type CheckForm = (form: string, before: Content, after: Content) => readonly FormMistake[];

/**
 * What keeps a form from being saved: its own mistakes, and those that it would make in other forms. Mistakes
 * that were there before, in other forms, are mended there.
 */
export const findNewMistakes: CheckForm = (form, before, after) => {
  const old = findMistakes(before);
  const isOld = (mistake: FormMistake) =>
    old.some(({ file, way, text }) => file === mistake.file && way === mistake.way && text === mistake.text);
  return findMistakes(after).filter((mistake) => mistake.file === form || !isOld(mistake));
};

/** Runs the build's check of a content. */
export function findMistakes(content: Content): FormMistake[] {
  const found = check(content)
    .filter(isStopping)
    .map((issue) => {
      const { value, body } = findFile(content, issue.file);
      const values = { ...(value as object), ...(body && { body: body.text }) };
      return value === undefined ? describeFileIssue(issue) : describeFormIssue(issue, values);
    });
  // A picture is chosen from a list: if that is empty, only the list's own mistake helps.
  return found.filter(({ file, field }) => {
    const { among } = findNode(fileNode(file, findFile(content, file).value), field).schema;
    return !found.some((other) => among && other.file === file && isSame(other.field, [among]));
  });
}

/** A mistake that no form can mend has the place that it has in the report of a build. */
export function describeFileIssue(issue: Issue): FormMistake {
  const { code, file, field, found, expected } = issue;
  const advice = 'Den kan ikke endres her før det er rettet i filen, og siden er lastet på nytt.';
  const wanted = `${expected.charAt(0).toLowerCase()}${expected.slice(1)}`;
  const text = `Filen kan ikke leses. Der står det ${found}. Det skal være ${wanted} ${advice}`;
  return { code, file, field, way: placeIn('content', issue), text };
}

/**
 * Opening hours have a field for each day, where the file has lines; their text begins with the day. A
 * Markdown text has a field for each section.
 */
function describeFormIssue(issue: Issue, value: unknown): FormMistake {
  const { code, file } = issue;
  const body = textAt(value, 'body').split('\n').slice(0, issue.line);
  const isInBody = issue.field.length === 0 && file.endsWith('.md') && body.length > 0;
  const field = isInBody ? ['body', splitSections(body.join('\n')).length - 1] : issue.field;
  const node = findNode(fileNode(file, value), field);
  const text = composeText(issue, node.field.length === field.length ? node.schema : undefined);
  const way = listLabels(findFormField(file, value, field)).join(' → ');
  const place = getFormPath(node);
  if (place === node.field) return { code, file, field, way, text, line: isInBody ? body.at(-1) : undefined };
  const day = String(place.at(-1));
  const sentence = `${capitalised(day)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return { code, file, field: place, way, text: sentence };
}

function composeText({ code, found, expected }: Issue, schema: FieldSchema | undefined): string {
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  const belongs = schema?.hint || schema?.description;
  if (code === 'rule') return expected;
  if (schema?.type === 'array') return belongs || expected;
  // All of them are too many for a phone.
  const advice = expected.replace(allFacts, 'Vanlige opplysninger er {telefon}, {epost} og {adresse}.');
  return `Her står det ${found}. ${toRequest(code === 'fact' || !belongs ? advice : belongs)}`;
}

/** What belongs in a field, such as «Ni sifre.», as a sentence; others are one already. */
const toRequest = (advice: string) =>
  /^(?!Uten )(?:(?:Ett?|En|Ni|To|Minst|Høyst|Selve|Bare|Vanlig|Ord) |\{|\p{L}+(?:en|et|s) )/u.test(advice)
    ? `Skriv ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
    : advice;
