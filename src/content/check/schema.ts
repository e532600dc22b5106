import { z } from 'zod';
import type { ContentFile } from '../content.ts';
import { isGroup, type FieldPath } from '../values.ts';
import { type Issue, type IssueCode, issueAt, andList, quote } from './issue.ts';
import { didYouMean, joinSentences } from './nearest.ts';

/** Checks a file, or its `value` with placeholders filled, against its schema. */
export function checkSchema(file: ContentFile, schema: z.ZodType, value = file.value): Issue[] {
  if (!isGroup(value)) {
    const found = value === null ? 'en fil uten felter' : describeValue(value);
    return [issueAt(file, [], found, 'Felter med navn og kolon, for eksempel title: Badet.')];
  }
  const { error } = schema.safeParse(value, { error: expectation, reportInput: true });
  return firstOfEach(error?.issues ?? []).flatMap((issue) => {
    // Content comes from YAML, whose keys are texts: no step is a symbol.
    const field = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownField(file, [...field, key], key, issue.message.split(', ')));
    const found = describeValue(issue.input, file.sourceAt(field).written);
    return [issueAt(file, field, found, issue.message, codeOf(issue))];
  });
}

/** The first issue of each field: Zod calls a text in place of a list too long as well. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  [...Map.groupBy(issues, ({ path }) => path.join('\n')).values()].flatMap(([first, ...others]) => [
    ...(first ? [first] : []),
    ...others.filter(({ code }) => code === 'unrecognized_keys'),
  ]);

function unknownField(file: ContentFile, field: FieldPath, key: string, known: readonly string[]): Issue {
  const comma = /^\d+$/.test(key) && 'Hele tall skrives uten komma.';
  const expected = joinSentences(didYouMean(key, known), comma, `Feltene her er ${andList(known)}.`);
  return issueAt(file, field, `et felt med ukjent navn, ${quote(key)}`, expected);
}

/** Zod error map: the description of the field; for an unknown field, the names that exist. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  const { schema, input } = issue;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (issue.code === 'unrecognized_keys') return fields.join(', ');
  const described = schema && z.globalRegistry.get(schema)?.description;
  const group =
    fields.length > 0
      ? `En gruppe med ${fields.length === 1 ? 'feltet' : 'feltene'} ${andList(fields)}.`
      : 'En tekst.';
  return joinSentences(described ?? group, likelyCause(issue, input));
};

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
