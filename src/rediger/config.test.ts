import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaOf, singleFiles } from '../content/schema/files.ts';
import { bodyField, calledHere, editorConfig, textField } from './config.ts';
import { unwrap } from './schema.ts';

/** A field of the form, as far as the test walks it. */
interface FormField {
  name: string;
  label?: string;
  widget?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  types?: { name: string; fields: FormField[] }[];
  typeKey?: string;
  min?: number;
  max?: number;
}

const config = editorConfig('eier/nettsted', 'https://bad.no');
const forms = [
  ...(config.singletons as { file: string; fields: FormField[] }[]),
  ...(config.collections as { folder: string; path: string; fields: FormField[] }[]).map((collection) => ({
    file: `${collection.folder}/nytt/project.yaml`,
    fields: collection.fields,
  })),
];

/** Every field of a schema, by its path; a list is `*`. */
function* fieldsOf(
  schema: z.core.$ZodType,
  path: string[] = [],
): Generator<{ path: string[]; schema: z.core.$ZodType }> {
  const { inner } = unwrap(schema);
  if (path.length > 0) yield { path, schema };
  if (inner instanceof z.ZodArray) yield* fieldsOf(inner.element, [...path, '*']);
  if (inner instanceof z.ZodUnion)
    for (const option of inner.options) yield* below(option as z.core.$ZodType, path);
  yield* below(inner, path);
}

function* below(schema: z.core.$ZodType, path: string[]) {
  if (!(schema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(schema.shape)) yield* fieldsOf(field, [...path, name]);
}

/** Fields of ours (src/rediger/pictures) hold all of a picture by themselves. */
const isOurs = ({ widget = '', fields, field, types }: FormField) =>
  !['list', 'object'].includes(widget) || (widget === 'list' && !fields && !field && !types);

/** The field of the form at a path; a focal point and a picture are fields of their own kind, with all that is in them. */
function find(fields: FormField[], [name, ...rest]: string[]): FormField | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || rest.length === 0 || isOurs(field)) return field;
  const [star, ...inner] = rest[0] === '*' ? rest : ['', ...rest];
  if (star === '*' && inner.length === 0) return field.field ?? field;
  const kinds = field.types?.flatMap((type) => type.fields) ?? [];
  if (inner[0] === field.typeKey && inner.length === 1) return field;
  return find([...(field.fields ?? []), ...kinds], inner);
}

test.each([...Object.keys(singleFiles), 'projects/nytt/project.yaml'])(
  'every field of %s is in its form',
  (name) => {
    const form = forms.find(({ file }) => file === `content/${name}`);
    const missing = [...fieldsOf(schemaOf(name))].filter(({ path }) => !find(form?.fields ?? [], path));
    expect(missing.map(({ path }) => path.join('.'))).toEqual([]);
    expect(form?.fields.find((field) => field.name === textField)?.widget).toBe('hidden');
    if (name.endsWith('.md')) expect(find(form!.fields, [bodyField])?.widget).toBe('text');
  },
);

/** Every field of a form, however deep. */
const all = (fields: FormField[]): FormField[] =>
  fields.flatMap((field) => [
    field,
    ...all([
      ...(field.fields ?? []),
      ...(field.field ? [field.field] : []),
      ...(field.types ?? []).flatMap((type) => type.fields),
    ]),
  ]);

test('every field has a Norwegian label, and lists have the bounds of their schemas', () => {
  const fields = forms.flatMap((form) => all(form.fields)).filter(({ name }) => name !== textField);
  expect(fields.filter(({ label }) => !label)).toEqual([]);
  const title = find(forms.find(({ file }) => file.endsWith('hero.yaml'))!.fields, ['title']);
  expect(title).toMatchObject({ widget: 'list', min: 1, max: 3 });
});

test('the form asks for what is required, and for no more', () => {
  const firm = forms.find(({ file }) => file.endsWith('firm.yaml'))!.fields;
  expect(find(firm, ['name'])?.required).toBe(true);
  expect(find(firm, ['register'])?.required).toBe(false);
  // Sveltia takes an empty list for a missing one.
  const order = find(forms.find(({ file }) => file.endsWith('content/projects.yaml'))!.fields, ['order']);
  expect(order?.required).toBe(false);
});

test('asks GitHub, or the page’s own address at the door', () => {
  expect(config.backend).toMatchObject({ name: 'github', repo: 'eier/nettsted', auth_methods: ['token'] });
  expect(config.backend).not.toHaveProperty('api_root');
  expect(editorConfig('', 'http://127.0.0.1:4330').backend).toMatchObject({
    api_root: 'http://127.0.0.1:4330',
  });
  expect(editorConfig('a/b', 'x', 'https://logg-inn.bad.no').backend).toMatchObject({
    base_url: 'https://logg-inn.bad.no',
  });
});

test.each([
  ['staff.yaml', '«Ansatte»'],
  ['staff/0.webp', '«Ansatte»'],
  ['brand/brand.yaml', '«Farger»'],
  ['projects/proj3/0.webp', 'prosjektet proj3'],
  ['ukjent.txt', 'ukjent.txt'],
])('a change of %s is called one of %s', (path, name) => {
  expect(calledHere(path)).toBe(name);
});
