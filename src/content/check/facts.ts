import type { ContentFile } from '../content.ts';
import { factNames, placeholdersIn } from '../facts.ts';
import type { Firm } from '../schema/firm.ts';
import { textsIn } from '../values.ts';
import { issueAt, type FieldPath, type Issue } from './issue.ts';
import { nearest } from './nearest.ts';

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
export function checkFacts(file: ContentFile): Issue[] {
  return textsIn(file.value).flatMap(({ text, field }) =>
    isFact(file, field)
      ? placeholdersIn(text).map((name) =>
          issueAt(file, field, `{${name}}`, 'Selve opplysningen, uten krøllparenteser.'),
        )
      : unknownFacts(text).map(({ found, expected }) => issueAt(file, field, found, expected)),
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
