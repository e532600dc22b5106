import type { z } from 'zod';
import type { ContentFile } from '../content.ts';
import { isGroup } from '../values.ts';
import { issueAt, list, quote, type FieldPath, type Issue } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';
import { describeValue, expectation } from './words.ts';

/**
 * Compares a file with its schema and says what is wrong in the owner's words: the description of each field is
 * what is expected there.
 *
 * @param value the content, when it is not as it was read (placeholders filled)
 */
export function checkSchema(file: ContentFile, schema: z.ZodType, value = file.value): Issue[] {
  if (!isGroup(value)) {
    const found = value === null ? 'en fil uten felter' : describeValue(value);
    return [issueAt(file, [], found, 'Felter med navn og kolon, for eksempel title: Badet.')];
  }
  const { error } = schema.safeParse(value, { error: expectation, reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const field = issue.path as FieldPath;
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(file, [...field, key], key, issue.message.split(', ')))
      : [issueAt(file, field, describeValue(issue.input, file.writtenAt(field)), issue.message)];
  });
}

function unknownField(file: ContentFile, field: FieldPath, key: string, known: readonly string[]): Issue {
  const comma = /^\d+$/.test(key) && 'Hele tall skrives uten komma.';
  const expected = sentences(didYouMean(key, known), comma, `Feltene her er ${list(known)}.`);
  return issueAt(file, field, `et felt med ukjent navn, ${quote(key)}`, expected);
}
