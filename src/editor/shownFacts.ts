import { parseFiles } from '../content/parse.ts';
import { contentFiles, type Values } from './values.ts';

/** The facts that texts may name, while firm and staff are valid. One that the firm lacks stays in braces. */
export function shownFacts(values: Values): Record<string, string> | undefined {
  const texts = parseFiles(contentFiles(values)).facts?.texts;
  return texts && Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
