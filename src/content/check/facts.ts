import type { ContentFile } from '../content.ts';
import { factNames } from '../facts.ts';
import { placeholdersIn } from '../placeholders.ts';
import { fileNode, leavesOf } from '../fieldTree.ts';
import { type Issue, issueAt } from './issue.ts';
import { didYouMean, joinSentences } from './nearest.ts';

/** Checks that every placeholder names a fact that this firm has, and that no fact contains placeholders. */
export function checkFacts(file: ContentFile, facts: Record<string, string> = {}): Issue[] {
  return leavesOf(fileNode(file.name, file.value)).flatMap(({ value: text, field, isFact, schema }) => {
    if (typeof text !== 'string') return [];
    const at = (found: string, expected: string) => issueAt(file, field, found, expected, 'fact');
    const names = placeholdersIn(text);
    if (isFact) return names.map((name) => at(`{${name}}`, 'Selve opplysningen, uten krøllparenteser.'));
    const empty = names.filter((name) => facts[name] === '');
    const advice =
      schema.kind === 'person' ? 'Velg en av de ansatte.' : 'Skriv en setning uten denne opplysningen.';
    return [
      ...unknownFacts(text).map((fault) => at(...fault)),
      ...empty.map((name) => at(`{${name}}, som firmaet ikke har`, advice)),
    ];
  });
}

const inBraces = factNames.map((name) => `{${name}}`);
/** Every fact that a text may name, as a sentence for the owner. */
export const allFacts = `Disse kan stå i krøllparentes: ${inBraces.join(', ')}.`;

/** The placeholders of a text that name no fact, each with the nearest that does. */
export const unknownFacts = (text: string) =>
  placeholdersIn(text)
    .filter((name) => !factNames.includes(name))
    .map((name) => `{${name}}`)
    .map((found) => [found, joinSentences(didYouMean(found, inBraces), allFacts)] as const);
