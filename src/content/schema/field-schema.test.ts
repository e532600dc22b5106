import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFields } from '../read/yaml.ts';
import { checkSchema } from '../check/schema.ts';
import { fact, group, list, text } from './fields.ts';
import { labelsOf, leavesOf } from './field-schema.ts';
import { fieldSchema } from './files.ts';
import { singleFiles } from './files.ts';

const file = z.string().meta({ kind: 'picture', label: 'Bilde', minWidth: 900 });

/** A file with a field that nothing but its schema knows. */
const schema = group('Ny fil', {
  motto: text('Motto', 'Mottoet (motto).', 20).meta({ hint: 'Mottoet.' }),
  motive: fact(text('Motiv', 'Motivet.')),
  banners: list(group('Banner', { banner: file }), 'Bannere', 'Bannerne.'),
});

test('a field that is added to a schema is checked, is in the form and is known by its kind', () => {
  const yaml = readFields('ny.yaml', 'motto: 5\nmotive: "{firma}"\nbanners:\n  - banner: a.jpg\n');
  expect(checkSchema(yaml, schema)).toMatchObject([{ code: 'rule', field: ['motto'], line: 1 }]);
  const field = fieldSchema(schema);
  expect(labelsOf(field, ['banners', 0, 'banner'])).toEqual(['Ny fil', 'Bannere', '1', 'Bilde']);
  expect(field.properties?.['motto']).toMatchObject({ hint: 'Mottoet.', maxLength: 20 });
  expect(leavesOf(field, yaml.value)).toMatchObject([
    { field: ['motto'], isFact: false },
    { field: ['motive'], isFact: true },
    { field: ['banners', 0, 'banner'], schema: { kind: 'picture', minWidth: 900 } },
  ]);
});

test('every field of the content has a name in the form, and a sentence for the file or fields of its own', () => {
  const unnamed = Object.entries(singleFiles).flatMap(([name, single]) =>
    Object.entries(fieldSchema(single).properties ?? {}).flatMap(
      ([key, { label, description, properties }]) =>
        label && (description || properties) ? [] : [`${name}: ${key}`],
    ),
  );
  expect(unnamed).toEqual([]);
});
