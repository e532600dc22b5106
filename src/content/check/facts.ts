import type { WrittenFile } from '../content.ts';
import { factNames } from '../facts.ts';
import { placeholdersIn } from '../placeholders.ts';
import { fileNode, leavesOf } from '../fieldTree.ts';
import { personFactAdvice } from './earlier.ts';
import { type Issue, issueAt } from './issue.ts';

/**
 * Checks that every placeholder names a fact that this firm has, and that no fact contains placeholders.
 *
 * @param texts the firm's facts; without them none is called missing
 * @param people names in `staff.yaml`, which earlier versions had facts for
 */
export function checkFacts(
  file: WrittenFile,
  texts: Readonly<Record<string, string>> = {},
  people: readonly string[] = [],
): Issue[] {
  return leavesOf(fileNode(file.name, file.value)).flatMap(({ value: text, field, isFact }) => {
    if (typeof text !== 'string') return [];
    const at = (found: string, expected: string) => issueAt(file, field, found, expected, 'fact');
    const names = placeholdersIn(text);
    if (isFact) return names.map((name) => at(`{${name}}`, 'Selve opplysningen, uten krøllparenteser.'));
    const empty = names.filter((name) => texts[name] === '');
    return [
      ...unknownFacts(text, people).map((fault) => at(...fault)),
      ...empty.map((name) =>
        at(`{${name}}, som firmaet ikke har`, 'Skriv en setning uten denne opplysningen.'),
      ),
    ];
  });
}

/** Every fact that a text may name, as a sentence for the owner. */
export const allFacts = `Disse kan stå i krøllparentes: ${factNames.map((name) => `{${name}}`).join(', ')}.`;

/** The placeholders of a text that name no fact, and what may be written instead. */
export const unknownFacts = (text: string, people: readonly string[] = []) =>
  placeholdersIn(text)
    .filter((name) => !factNames.includes(name))
    .map((name) => [`{${name}}`, personFactAdvice(name, people) ?? allFacts] as const);
