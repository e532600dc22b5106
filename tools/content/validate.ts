import { z } from 'zod';
import type { ContentFile } from './yaml.ts';
import { list, quote, type FieldPath, type Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/**
 * Compares a file with its schema and says what is wrong in the owner's words: the description of each field is
 * what is expected there.
 *
 * @param value the content, when it is not as it was read (placeholders filled)
 */
export function validate(file: ContentFile, schema: z.ZodType, value = file.value): Mistake[] {
  if (!isGroup(value)) {
    return [
      {
        file: file.name,
        line: file.lineOf([]),
        field: [],
        found: value === null ? 'en fil uten felter' : describeValue(value),
        expected: 'Felter med navn og kolon, for eksempel title: Badet.',
      },
    ];
  }
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => explain({ file, value, schema, field: [] }, issue));
}

interface Place {
  file: ContentFile;
  value: unknown;
  schema: z.core.$ZodType;
  field: FieldPath;
}

function explain(around: Place, issue: Issue): Mistake[] {
  const place = issue.path.reduce<Place>((from, step) => enter(from, step as string | number), around);
  if (issue.code === 'invalid_union' && isGroup(place.value)) {
    const { option, issues } = closestOption(place.schema, issue);
    return issues.flatMap((inner) => explain({ ...place, schema: option }, inner));
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(place, key));
  return [mistakeAt(place, describeValue(place.value, place), expectation(place, issue))];
}

const mistakeAt = ({ file, field }: Place, found: string, expected: string): Mistake => ({
  file: file.name,
  line: file.lineOf(field),
  field,
  found,
  expected,
});

function unknownField(place: Place, key: string): Mistake {
  const known = place.schema instanceof z.ZodObject ? Object.keys(place.schema.shape) : [];
  const suggestion = nearest(key, known);
  return mistakeAt(
    { ...place, field: [...place.field, key] },
    `et felt med ukjent navn, ${quote(key)}`,
    `${suggestion ? `Mente du ${suggestion}? ` : ''}${/^\d+$/.test(key) ? 'Hele tall skrives uten komma. ' : ''}Feltene her er ${list(known)}.`,
  );
}

/** Of several shapes that a field may have, the one that what is written comes closest to. */
function closestOption(schema: z.core.$ZodType, issue: z.core.$ZodIssueInvalidUnion) {
  const options = schema instanceof z.ZodUnion ? schema.options : [];
  const unknown = (issues: Issue[]) =>
    issues.reduce((sum, inner) => sum + (inner.code === 'unrecognized_keys' ? inner.keys.length : 0), 0);
  const [closest] = issue.errors
    .map((issues, index) => ({ issues, option: options[index] ?? schema }))
    .sort((a, b) => unknown(a.issues) - unknown(b.issues) || a.issues.length - b.issues.length);
  return closest ?? { issues: [], option: schema };
}

function enter({ file, value, schema, field }: Place, step: string | number): Place {
  const outer = unwrap(schema);
  const inner =
    outer instanceof z.ZodObject
      ? outer.shape[step]
      : outer instanceof z.ZodArray
        ? outer.element
        : undefined;
  return {
    file,
    value: isGroup(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined,
    schema: inner ? unwrap(inner) : outer,
    field: [...field, step],
  };
}

const unwrap = (schema: z.core.$ZodType) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema);

function expectation({ schema, value }: Place, issue: Issue): string {
  if (issue.code === 'custom') return issue.message;
  const description = z.globalRegistry.get(schema)?.description ?? fallback(schema);
  return [description, ...hints(schema, value, issue)].join(' ');
}

function fallback(schema: z.core.$ZodType): string {
  return schema instanceof z.ZodObject
    ? `En gruppe med feltene ${list(Object.keys(schema.shape))}.`
    : 'En tekst.';
}

function hints(schema: z.core.$ZodType, value: unknown, issue: Issue): string[] {
  const textExpected = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  if (textExpected && isGroup(value)) {
    return ['En tekst med kolon, eller som begynner med krøllparentes, må stå i anførselstegn.'];
  }
  if (textExpected && isLoneValue(value) && typeof value !== 'string') return ['Sett anførselstegn rundt.'];
  if (!textExpected && typeof value === 'string' && issue.code === 'invalid_type') {
    if (schema instanceof z.ZodNumber) return ['Skriv tallet uten anførselstegn.'];
    if (schema instanceof z.ZodBoolean) return ['Skriv true eller false uten anførselstegn.'];
  }
  if (issue.code === 'too_big' && typeof value === 'string') {
    return [`Teksten har ${value.length} tegn og kan ha høyst ${issue.maximum}.`];
  }
  if ((issue.code === 'too_big' || issue.code === 'too_small') && Array.isArray(value)) {
    const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
    const bound = issue.exact ? 'nøyaktig' : issue.code === 'too_big' ? 'høyst' : 'minst';
    return [`Listen skal ha ${bound} ${limit}.`];
  }
  return [];
}

/** What stands in a field, as the owner would say it. */
export function describeValue(value: unknown, place?: Pick<Place, 'file' | 'field'>): string {
  if (value === undefined) return 'ingenting (feltet mangler)';
  if (value === null) return 'ingenting (feltet er tomt)';
  if (typeof value === 'string') return value.trim() === '' ? 'en tom tekst' : quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'en tom liste' : `en liste med ${value.length}`;
  if (isGroup(value)) {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'en gruppe uten felter' : `en gruppe med ${list(keys.slice(0, 6).map(quote))}`;
  }
  const written = (place && place.file.writtenAt(place.field)) ?? String(value);
  return typeof value === 'number' ? `tallet ${written}` : written;
}

const isLoneValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a value is a mapping of YAML: fields with names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
