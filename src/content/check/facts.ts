import type { ContentFile } from '../content.ts';
import { factNames, placeholdersIn } from '../facts.ts';
import { fileSchema, leavesOf } from '../schema/field-schema.ts';
import { type Fault, type Issue, issueAt } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** Every name in braces is one of the facts, and one that this firm has (while they are known); no fact is made of other facts. */
export function checkFacts(file: ContentFile, facts: Record<string, string> = {}): Issue[] {
  return leavesOf(fileSchema(file.name), file.value).flatMap(({ value: text, field, isFact }) => {
    if (typeof text !== 'string') return [];
    const at = (found: string, expected: string) => issueAt(file, field, { code: 'fact', found, expected });
    const names = placeholdersIn(text);
    if (isFact) return names.map((name) => at(`{${name}}`, 'Selve opplysningen, uten krøllparenteser.'));
    // A hole would stand in the sentence, such as for the name of a second person.
    const holes = names.filter((name) => facts[name] === '').map((name) => `{${name}}, som firmaet ikke har`);
    return [
      ...unknownFacts(text).map(({ found, expected }) => at(found, expected)),
      ...holes.map((found) => at(found, 'En setning uten denne opplysningen.')),
    ];
  });
}

/** The names in braces in a text that are no facts. */
export const unknownFacts = (text: string): Fault[] =>
  placeholdersIn(text)
    .filter((name) => !factNames.includes(name))
    .map((name) => `{${name}}`)
    .map((found) => ({ code: 'fact', found, expected: sentences(didYouMean(found, inBraces), allFacts) }));

const inBraces = factNames.map((name) => `{${name}}`);

const allFacts = `Disse kan stå i krøllparentes: ${inBraces.join(', ')}.`;
