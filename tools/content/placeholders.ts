import { firmSchema, type Firm } from '../../src/content/schema/firm.ts';
import { factNames, factsOf, placeholdersIn } from '../../src/content/placeholders.ts';
import { staffSchema } from '../../src/content/schema/staff.ts';
import type { FieldPath, Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isGroup } from './validate.ts';
import { mistakeAt } from './values.ts';
import type { ContentFile } from './yaml.ts';

/** The facts that texts may name, or nothing while `firm.yaml` or `staff.yaml` has mistakes. */
export function factsIn(firm: ContentFile, staff: ContentFile): Record<string, string> | undefined {
  const company = firmSchema.safeParse(firm.value).data;
  const people = staffSchema.safeParse(staff.value).data;
  return company && people && factsOf(company, people);
}

/** Fields of `firm.yaml` that facts are made of. */
const factFields: readonly unknown[] = [
  'name',
  'shortName',
  'managingDirector',
  'address',
  'serviceArea',
  'openingHours',
  'formProvider',
  'host',
] satisfies (keyof Firm)[];

const isFact = ({ name }: ContentFile, field: FieldPath) =>
  (name === 'firm.yaml' && factFields.includes(field[0])) ||
  (name === 'staff.yaml' && field[0] === 'staff' && field[2] === 'name');

/** Every name in braces is one of the facts, and no fact is made of other facts. */
export function checkPlaceholders(file: ContentFile): Mistake[] {
  return textsIn(file.value).flatMap(({ text, field }) =>
    isFact(file, field)
      ? placeholdersIn(text).map((name) =>
          mistakeAt(file, field, `{${name}}`, 'Selve opplysningen, uten krøllparenteser.'),
        )
      : unknownFacts(text).map(({ found, expected }) => mistakeAt(file, field, found, expected)),
  );
}

/** The names in braces in a text that are no facts. */
export function unknownFacts(text: string): { found: string; expected: string; name: string }[] {
  const unknown = placeholdersIn(text).filter((name) => !factNames.includes(name));
  return unknown.map((name) => {
    const suggestion = nearest(name, factNames);
    return {
      name,
      found: `{${name}}`,
      expected: `${suggestion ? `Mente du {${suggestion}}? ` : ''}Disse kan stå i krøllparentes: ${factNames.map((known) => `{${known}}`).join(', ')}.`,
    };
  });
}

/** Every text in a file's content, with its place. */
export function textsIn(value: unknown, field: FieldPath = []): { text: string; field: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, field }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, index]));
  return isGroup(value) ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...field, key])) : [];
}
