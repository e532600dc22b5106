import { z } from 'zod';
import type { WrittenFile } from '../content.ts';
import { numberWord } from '../format.ts';
import { isGroup, type FieldPath } from '../values.ts';
import { movedFields } from './earlier.ts';
import { type Issue, type IssueCode, issueAt, andList, quote } from './issue.ts';

/**
 * Parses the `value` of a file, which is what it says with its facts filled in.
 *
 * @returns what its schema returns, or the mistakes
 */
export function checkSchema(file: WrittenFile, schema: z.ZodType, value: unknown) {
  if (!isGroup(value)) {
    const found = value === null ? 'en fil uten felter' : describeValue(value);
    const issue = issueAt(file, [], found, 'Felter med navn og kolon, for eksempel title: Badet.');
    return { data: undefined, issues: [issue] };
  }
  const { data, error } = schema.safeParse(value, { error: expectation, reportInput: true });
  const issues = firstOfEach(error?.issues ?? []).flatMap((issue) => {
    // Content comes from YAML, whose keys are texts: no step is a symbol.
    const field = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownField(file, [...field, key], key, issue.message));
    const found = describeValue(issue.input, file.sourceAt(field).written);
    return [issueAt(file, field, found, issue.message, codeOf(issue))];
  });
  return { data, issues };
}

/** The first issue of each field: Zod calls a text in place of a list too long as well. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  [...Map.groupBy(issues, ({ path }) => path.join('\n')).values()].flatMap(([first, ...others]) => [
    ...(first ? [first] : []),
    ...others.filter(({ code }) => code === 'unrecognized_keys'),
  ]);

function unknownField(file: WrittenFile, field: FieldPath, key: string, known: string): Issue {
  const comma = /^\d+$/.test(key) ? 'Hele tall skrives uten komma. ' : '';
  const moved = field.length === 1 ? movedFields.get(`${file.name} ${key}`) : undefined;
  const found = moved ? `${key}, som ikke står her lenger` : `et felt med ukjent navn, ${quote(key)}`;
  return issueAt(file, field, found, moved ?? `${comma}Feltene her er ${known}.`);
}

/** Zod error map: the description of the field; for an unknown field, the names that exist. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  const { schema, input } = issue;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (issue.code === 'unrecognized_keys') return andList(fields);
  if (issue.code === 'too_big' && Array.isArray(input)) return tooMany(input.length, Number(issue.maximum));
  const described = schema && z.globalRegistry.get(schema)?.description;
  const group =
    fields.length > 0
      ? `En gruppe med ${fields.length === 1 ? 'feltet' : 'feltene'} ${andList(fields)}.`
      : 'En tekst.';
  return [described ?? group, likelyCause(issue, input)].filter(Boolean).join(' ');
};

/** What to do about a list of too many items. */
const tooMany = (count: number, most: number) =>
  `Ta bort ${count - most === 1 ? 'ett' : numberWord(count - most)}. Det kan være høyst ${numberWord(most)}.`;

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
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return '';
  const [limit, bound] = issue.code === 'too_big' ? [issue.maximum, 'høyst'] : [issue.minimum, 'minst'];
  if (Array.isArray(input))
    return `Listen skal ha ${issue.exact ? 'nøyaktig' : bound} ${points(Number(limit))}.`;
  return typeof input === 'string' && input !== ''
    ? `Teksten har ${input.length} tegn og kan ha ${bound} ${limit}.`
    : '';
}

function codeOf({ code, input }: z.core.$ZodIssue): IssueCode | undefined {
  const isEmpty =
    typeof input === 'string' ? input.trim() === '' : Array.isArray(input) && input.length === 0;
  if (input === undefined || input === null || isEmpty) return 'empty';
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
  if (!isGroup(value)) return typeof value === 'number' ? `tallet ${written}` : written;
  const keys = Object.keys(value).slice(0, 6).map(quote);
  return keys.length === 0 ? 'en gruppe uten felter' : `en gruppe med ${andList(keys)}`;
}
