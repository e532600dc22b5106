import type { WrittenFile } from '../content.ts';
import { factNames } from '../facts.ts';
import { placeholdersIn } from '../placeholders.ts';
import { fileNode, listLeaves } from '../fieldTree.ts';
import { personFactAdvice } from './earlier.ts';
import { type Fault, type Issue, fieldIssue } from './issue.ts';

/**
 * Checks that every placeholder names a fact that this firm has, and that no fact contains placeholders.
 *
 * @param texts the firm's facts; without them no fact is reported as missing
 * @param people names in `staff.yaml`, for the advice about facts of version 1
 */
export function checkFacts(
  file: WrittenFile,
  texts: Readonly<Record<string, string>> | undefined,
  people: readonly string[],
): Issue[] {
  return listLeaves(fileNode(file.name, file.value)).flatMap(({ value: text, field, isFact }) => {
    if (typeof text !== 'string') return [];
    const faults = isFact
      ? placeholderFaults(text)
      : [...unknownFacts(text, people), ...emptyFacts(text, texts ?? {})];
    return faults.map(({ found, expected }) => fieldIssue(file, field, found, expected, 'fact'));
  });
}

/** Every placeholder of a fact, which may contain none. */
const placeholderFaults = (fact: string): Fault[] =>
  placeholdersIn(fact).map((name) => ({
    found: `{${name}}`,
    expected: 'Selve opplysningen, uten krøllparenteser.',
  }));

/** The placeholders of a text that name a fact that this firm does not have. */
const emptyFacts = (text: string, texts: Readonly<Record<string, string>>): Fault[] =>
  placeholdersIn(text)
    .filter((name) => texts[name] === '')
    .map((name) => ({
      found: `{${name}}, som firmaet ikke har`,
      expected: 'Skriv en setning uten denne opplysningen.',
    }));

/** Every fact that a text may name, as a sentence for the owner. */
export const allFacts = `Disse kan stå i krøllparentes: ${factNames.map((name) => `{${name}}`).join(', ')}.`;

/** The placeholders of a text that name no fact, and what may be written instead. */
export const unknownFacts = (text: string, people: readonly string[]): Fault[] =>
  placeholdersIn(text)
    .filter((name) => !factNames.includes(name))
    .map((name) => ({ found: `{${name}}`, expected: personFactAdvice(name, people) ?? allFacts }));
