import { z } from 'zod';
import type { WrittenFile } from '../content.ts';
import { numberWord } from '../format.ts';
import { isGroup, type FieldPath } from '../values.ts';
import { movedFields } from './earlier.ts';
import { type Issue, type IssueCode, fieldIssue, andList, quote } from './issue.ts';

/**
 * Validates a file.
 *
 * @param value the fields of the file, with facts filled in
 * @returns what its schema returns, or the mistakes
 */
export function checkSchema(file: WrittenFile, schema: z.ZodType, value: unknown) {
  if (!isGroup(value)) {
    const found = value === null ? 'en fil uten felter' : describeValue(value);
    const issue = fieldIssue(file, [], found, 'Felter med navn og kolon, for eksempel title: Badet.');
    return { data: undefined, issues: [issue] };
  }
  const { data, error } = schema.safeParse(value, { error: expectation, reportInput: true });
  const issues = firstOfEach(error?.issues ?? []).flatMap((issue) => {
    // Content comes from YAML, whose keys are texts: no step is a symbol.
    const field = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownField(file, [...field, key], key, issue.message));
    const found = describeValue(issue.input, file.sourceAt(field).written);
    return [fieldIssue(file, field, found, issue.message, issueCode(issue))];
  });
  return { data, issues };
}

/** The first issue of each field, because Zod may report two for one mistake; and all unknown fields. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const reported = new Set<string>();
  return issues.filter(({ code, path }) => {
    const field = path.join('\n');
    const isFirst = !reported.has(field);
    reported.add(field);
    return isFirst || code === 'unrecognized_keys';
  });
}

function unknownField(file: WrittenFile, field: FieldPath, key: string, known: string): Issue {
  const moved = field.length === 1 ? movedFields.get(`${file.name} ${key}`) : undefined;
  const found = moved ? `${key}, som ikke står her lenger` : `et felt med ukjent navn, ${quote(key)}`;
  return fieldIssue(file, field, found, moved ?? `Feltene her er ${known}.`);
}

/** The message of a Zod error: the description of the field; for an unknown field, the existing names. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  const { schema, input } = issue;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (issue.code === 'unrecognized_keys') return andList(fields);
  if (issue.code === 'too_big' && Array.isArray(input)) return tooMany(input.length, Number(issue.maximum));
  const description = schema && z.globalRegistry.get(schema)?.description;
  return [description ?? describeGroup(fields), likelyCause(issue, input)].filter(Boolean).join(' ');
};

/** What belongs in a field without a description: a group with some fields, or a text. */
function describeGroup(fields: readonly string[]): string {
  if (fields.length === 0) return 'En tekst.';
  return `En gruppe med ${fields.length === 1 ? 'feltet' : 'feltene'} ${andList(fields)}.`;
}

/** What to do about a list of too many items. */
function tooMany(count: number, most: number): string {
  const surplus = count - most;
  const words = surplus === 1 ? 'ett' : numberWord(surplus);
  return `Ta bort ${words}. Det kan være høyst ${numberWord(most)}.`;
}

/** A sentence about the probable mistake, to follow the description; empty for others. */
function likelyCause(issue: z.core.$ZodRawIssue, input: unknown): string {
  const textExpected = issue.schema instanceof z.ZodString || issue.schema instanceof z.ZodStringFormat;
  if (textExpected && isGroup(input))
    return 'En tekst med kolon, eller som begynner med krøllparentes, må stå i anførselstegn.';
  if (textExpected && (typeof input === 'number' || typeof input === 'boolean'))
    return 'Sett anførselstegn rundt.';
  if (typeof input === 'string' && issue.code === 'invalid_type') {
    if (issue.expected === 'number') return 'Skriv tallet uten anførselstegn.';
    if (issue.expected === 'array') return 'Skriv hvert punkt på sin egen linje, etter en bindestrek.';
  }
  if (issue.code === 'too_big') return wrongLength(input, issue.exact ? 'nøyaktig' : 'høyst', issue.maximum);
  if (issue.code === 'too_small')
    return wrongLength(input, issue.exact ? 'nøyaktig' : 'minst', issue.minimum);
  return '';
}

/** The length that a list or text should have; empty for a number and an empty text. */
function wrongLength(input: unknown, bound: string, limit: number | bigint): string {
  if (Array.isArray(input)) return `Listen skal ha ${bound} ${points(Number(limit))}.`;
  if (typeof input === 'string' && input !== '')
    return `Teksten har ${input.length} tegn og kan ha ${bound} ${limit}.`;
  return '';
}

function issueCode({ code, input }: z.core.$ZodIssue): IssueCode | undefined {
  if (input === undefined || input === null) return 'empty';
  if (typeof input === 'string' && input.trim() === '') return 'empty';
  if (Array.isArray(input) && input.length === 0) return 'empty';
  if (code === 'too_big' && Array.isArray(input)) return 'rule';
  if (code === 'too_big' || code === 'too_small') return 'size';
  return code === 'custom' ? 'rule' : undefined;
}

const points = (count: number) => (count === 1 ? 'ett punkt' : `${count} punkter`);

/** A value in words; a number as it is `written`, such as `0000` where YAML reads 0. */
function describeValue(value: unknown, written = String(value)): string {
  if (value === undefined) return 'ingenting (feltet mangler)';
  if (value === null) return 'ingenting (feltet er tomt)';
  if (typeof value === 'string') return value.trim() === '' ? 'en tom tekst' : quote(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'en tom liste' : `en liste med ${points(value.length)}`;
  if (typeof value === 'number') return `tallet ${written}`;
  if (!isGroup(value)) return written;
  const keys = Object.keys(value).slice(0, 6).map(quote);
  return keys.length === 0 ? 'en gruppe uten felter' : `en gruppe med ${andList(keys)}`;
}
