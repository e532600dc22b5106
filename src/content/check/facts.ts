import type { ContentFile } from '../content.ts';
import { factNames, placeholdersIn } from '../facts.ts';
import type { Firm } from '../schema/firm.ts';
import { textsIn } from '../values.ts';
import { type Fault, type FieldPath, type Issue, issueAt } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** Texts of `firm.yaml` that may name facts; the others are facts. */
const texts: readonly unknown[] = [
  'tagline',
  'description',
  'demoNotice',
  'certifications',
  'register',
] satisfies (keyof Firm)[];

const isFact = ({ name }: ContentFile, field: FieldPath) =>
  (name === 'firm.yaml' && !texts.includes(field[0])) ||
  (name === 'staff.yaml' && field[0] === 'staff' && field[2] === 'name');

/** Every name in braces is one of the facts, and one that this firm has (while they are known); no fact is made of other facts. */
export function checkFacts(file: ContentFile, facts: Record<string, string> = {}): Issue[] {
  return textsIn(file.value).flatMap(({ text, field }) => {
    const at = (found: string, expected: string) => issueAt(file, field, found, expected);
    const names = placeholdersIn(text);
    if (isFact(file, field))
      return names.map((name) => at(`{${name}}`, 'Selve opplysningen, uten krøllparenteser.'));
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
    .map((found) => ({ found, expected: sentences(didYouMean(found, inBraces), allFacts) }));

const inBraces = factNames.map((name) => `{${name}}`);

const allFacts = `Disse kan stå i krøllparentes: ${inBraces.join(', ')}.`;
