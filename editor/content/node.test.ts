import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaOf, singleFiles } from '../../tools/content/schemas.ts';
import { formOf } from './files.ts';
import { readSchema, type FormNode } from './node.ts';

/** A schema as Zod itself tells it to other programs. */
interface Told {
  type?: string;
  description?: string;
  properties?: Record<string, Told>;
  required?: string[];
  items?: Told;
  anyOf?: Told[];
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What a form and Zod each say of a field and all below it, by its path. */
function* compare(
  node: FormNode,
  told: Told,
  path: string,
): Generator<[path: string, form: unknown, zod: unknown]> {
  yield [path, node.help, told.description];
  switch (node.kind) {
    case 'group':
    case 'focus': {
      const properties = told.properties ?? {};
      if (node.kind === 'focus') return yield [path, ['x', 'y'], Object.keys(properties)];
      yield [path, Object.keys(node.fields), Object.keys(properties)];
      const required = Object.keys(node.fields).filter((key) => node.fields[key]!.required);
      yield [path, required, Object.keys(properties).filter((key) => told.required?.includes(key))];
      for (const [key, field] of Object.entries(node.fields))
        yield* compare(field, properties[key]!, `${path}.${key}`);
      return;
    }
    case 'list':
      yield [path, [node.min, node.max], [told.minItems ?? 0, told.maxItems ?? Infinity]];
      return yield* compare(node.element, told.items!, `${path}[]`);
    case 'variants':
      for (const [index, option] of node.options.entries())
        yield* compare(option, told.anyOf![index]!, `${path}|${index}`);
      return;
    case 'choice':
      return yield [path, node.options, told.enum];
    case 'number':
      return yield [path, [node.min, node.max, 'integer'], [told.minimum, told.maximum, told.type]];
    case 'switch':
      return yield [path, 'boolean', told.type];
    default:
      return yield [path, 'string', told.type];
  }
}

test.each([...Object.keys(singleFiles), 'projects/proj1/project.yaml'])(
  'the form of %s has the fields, the sentences, the limits and the choices of its schema',
  (name) => {
    const schema = schemaOf(name);
    const told = z.toJSONSchema(schema) as Told;
    const compared = [...compare(readSchema(schema), told, name)];
    expect(compared.map(([path, form]) => [path, form])).toEqual(
      compared.map(([path, , zod]) => [path, zod]),
    );
    expect(compared.length).toBeGreaterThan(4);
  },
);

/** Every field of a form. */
function* fieldsIn(node: FormNode): Generator<FormNode> {
  yield node;
  if (node.kind === 'group') for (const field of Object.values(node.fields)) yield* fieldsIn(field);
  if (node.kind === 'list') yield* fieldsIn(node.element);
  if (node.kind === 'variants') for (const option of node.options) yield* fieldsIn(option);
}

test.each([...Object.keys(singleFiles), 'projects/proj1/project.yaml'])(
  'every field in the form of %s has a name and a sentence, or fields that have',
  (name) => {
    for (const node of fieldsIn(formOf(name))) {
      expect(node.label).toMatch(/^\p{Lu}/u);
      if (!['group', 'variants'].includes(node.kind)) expect(node.help, node.label).toMatch(/\p{L}.*[.”»]$/u);
    }
  },
);

test('a field without a name, and one that no form can show, are told of', () => {
  expect(() => readSchema(z.string().describe('Noe.'))).toThrow('no label: Noe.');
  expect(() => readSchema(z.date().meta({ label: 'Dag' }))).toThrow(
    'Dag: a form has no field for the schema date.',
  );
});
