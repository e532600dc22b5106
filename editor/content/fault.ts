import { z } from 'zod';
import { unknownFacts } from '../../tools/content/placeholders.ts';
import { validate } from '../../tools/content/validate.ts';
import type { FormNode } from './node.ts';
import { fromForm } from './values.ts';

/**
 * What is wrong with what a field of a form holds, in the words that the content check has for it; nothing when all is well.
 * Lists and groups answer for themselves, not for what is in them.
 */
export function faultOf(node: FormNode, held: unknown): string | undefined {
  const value = fromForm(node, held);
  if (value === undefined) return node.required ? `Skriv noe her. ${node.help ?? ''}`.trim() : undefined;
  const file = { name: '', value: { value }, lineOf: nowhere, writtenAt: nowhere, mistakes: [] };
  const [mistake] = validate(file, z.strictObject({ value: node.schema as z.ZodType })).filter(
    ({ field }) => field.length === 1 || node.kind === 'focus',
  );
  if (mistake) return mistake.expected;
  const fact =
    typeof value === 'string' && node.kind === 'text' ? unknownFactIn(node.size, value) : undefined;
  return fact && `${fact.found} er ikke en opplysning som kan hentes. ${fact.expected}`;
}

const nowhere = () => undefined;

/** The body of the privacy statement has marks of its own, `{med kart}` and `{uten kart}`. */
const unknownFactIn = (size: string, text: string) =>
  unknownFacts(size === 'markdown' ? text.replaceAll(/ *\{(med|uten) kart\}/g, '') : text)[0];

/** What is wrong with the number of items in a list. */
export function lengthFault(min: number, max: number, length: number): string | undefined {
  if (length >= min && length <= max) return undefined;
  const bound = min === max ? 'nøyaktig' : length < min ? 'minst' : 'høyst';
  return `Listen skal ha ${bound} ${length < min ? min : max}. Nå har den ${length}.`;
}

/** What is wrong with a group as a whole, when each of its fields is well. */
export function faultsOfGroup(node: FormNode, held: unknown): string[] {
  const issues = (node.schema as z.ZodType).safeParse(fromForm(node, held)).error?.issues ?? [];
  return issues
    .filter(({ code, path }) => code === 'custom' && path.length === 0)
    .map(({ message }) => message);
}
