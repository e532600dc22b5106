import { allFacts } from '../content/check/facts.ts';
import { check } from '../content/check/check.ts';
import { type Issue, isStopping } from '../content/check/issue.ts';
import { placeIn } from '../content/check/report.ts';
import { capitalised, uncapitalised } from '../content/format.ts';
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
  const text = `Filen kan ikke leses. Der står det ${found}. Det skal være ${uncapitalised(expected)} ${advice}`;
  return { code, file, field, way: placeIn('content', issue), text };
}

/** A mistake at the field of the form that has it. */
function describeFormIssue(issue: Issue, value: unknown): FormMistake {
  const { code, file } = issue;
  const place = findPlaceInBody(issue, value);
  const field = place?.field ?? issue.field;
  const node = findNode(fileNode(file, value), field);
  const isFound = node.field.length === field.length;
  const text = composeText(issue, isFound ? node.schema : undefined);
  const way = listLabels(findFormField(file, value, field)).join(' → ');
  const formPath = getFormPath(node);
  if (formPath === node.field) return { code, file, field, way, text, line: place?.line };
  // Opening hours have a field for each day, where the file has lines.
  const day = String(formPath.at(-1));
  return { code, file, field: formPath, way, text: `${capitalised(day)}: ${uncapitalised(text)}` };
}

/** The section of a Markdown text that a mistake is in, and its line; nothing for a mistake of a field. */
function findPlaceInBody({ file, field, line }: Issue, value: unknown) {
  if (!file.endsWith('.md') || field.length > 0) return undefined;
  const linesToMistake = textAt(value, 'body').split('\n').slice(0, line);
  const section = splitSections(linesToMistake.join('\n')).length - 1;
  return { field: ['body', section], line: linesToMistake.at(-1) };
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
    ? `Skriv ${uncapitalised(advice)}`
    : advice;
