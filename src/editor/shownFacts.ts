import { knownFacts } from '../content/facts.ts';
import { contentFiles, type Values } from './values.ts';

/**
 * The facts that texts may name, while firm and staff are valid. One that the firm lacks stays in braces: a
 * card or a mistake may have no other name.
 */
export function shownFacts(values: Values): Record<string, string> | undefined {
  const facts = knownFacts({ files: contentFiles(values) })?.facts;
  return facts && Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
}
