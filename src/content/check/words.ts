import { z } from 'zod';
import { isGroup } from '../values.ts';
import { list, quote } from './issue.ts';
import { sentences } from './nearest.ts';

/** What belongs in a field, in the words of its schema. For a field of unknown name: the names that there are. */
export const expectation: z.core.$ZodErrorMap = (issue) => {
  const { schema, input } = issue;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (issue.code === 'unrecognized_keys') return fields.join(', ');
  const described = schema && z.globalRegistry.get(schema)?.description;
  const group = fields.length > 0 ? `En gruppe med feltene ${list(fields)}.` : 'En tekst.';
  return sentences(described ?? group, hint(issue, input));
};

/** What an owner most likely missed. */
function hint(issue: z.core.$ZodRawIssue, input: unknown): string {
  const textExpected = issue.schema instanceof z.ZodString || issue.schema instanceof z.ZodStringFormat;
  if (textExpected && isGroup(input))
    return 'En tekst med kolon, eller som begynner med krøllparentes, må stå i anførselstegn.';
  if (textExpected && (typeof input === 'number' || typeof input === 'boolean'))
    return 'Sett anførselstegn rundt.';
  if (typeof input === 'string' && issue.code === 'invalid_type') {
    if (issue.expected === 'number') return 'Skriv tallet uten anførselstegn.';
    if (issue.expected === 'boolean') return 'Skriv true eller false uten anførselstegn.';
  }
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return '';
  const [limit, bound] = issue.code === 'too_big' ? [issue.maximum, 'høyst'] : [issue.minimum, 'minst'];
  if (Array.isArray(input)) return `Listen skal ha ${issue.exact ? 'nøyaktig' : bound} ${limit}.`;
  return typeof input === 'string' && input !== ''
    ? `Teksten har ${input.length} tegn og kan ha ${bound} ${limit}.`
    : '';
}

/**
 * What stands in a field, as the owner would say it.
 *
 * @param written how it is written, such as `0000` where YAML reads the number 0
 */
export function describeValue(value: unknown, written = String(value)): string {
  if (value === undefined) return 'ingenting (feltet mangler)';
  if (value === null) return 'ingenting (feltet er tomt)';
  if (typeof value === 'string') return value.trim() === '' ? 'en tom tekst' : quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'en tom liste' : `en liste med ${value.length}`;
  if (isGroup(value)) {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'en gruppe uten felter' : `en gruppe med ${list(keys.slice(0, 6).map(quote))}`;
  }
  return typeof value === 'number' ? `tallet ${written}` : written;
}
