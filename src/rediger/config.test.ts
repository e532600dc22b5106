import { expect, test } from 'vitest';
import { singleFiles } from '../content/schema/files.ts';
import { calledHere, editorConfig } from './config.ts';
import { type FieldSchema, fileSchema } from './schema.ts';

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

/** The path of every field of a schema; a list is `*`. */
function* pathsOf(schema: FieldSchema, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (schema.items) yield* pathsOf(schema.items, [...path, '*']);
  for (const { properties = {} } of [schema, ...(schema.oneOf ?? [])])
    for (const [name, field] of Object.entries(properties)) yield* pathsOf(field, [...path, name]);
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
    const missing = [...pathsOf(fileSchema(name))].filter((path) => !find(form?.fields ?? [], path));
    expect(missing).toEqual([]);
    if (name.endsWith('.md')) expect(find(form!.fields, ['body'])?.widget).toBe('text');
  },
);

/** Every field of a form, however deep. */
const all = (fields: FormField[]): FormField[] =>
  fields.flatMap((field) => {
    const kinds = (field.types ?? []).flatMap((type) => type.fields);
    return [field, ...all([...(field.fields ?? []), ...(field.field ? [field.field] : []), ...kinds])];
  });

test('every field has a Norwegian label, and lists have the bounds of their schemas', () => {
  const fields = forms.flatMap((form) => all(form.fields));
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

test('pictures have a field of ours, alone or in a list, which knows for which screens they are cut', () => {
  const at = (file: string, ...path: string[]) =>
    find(forms.find((form) => form.file.endsWith(file))!.fields, path);
  const alone = { hasWords: true, points: { '': '' } };
  expect(at('project.yaml', 'images')).toMatchObject({ widget: 'pictures', ...alone });
  expect(at('services.yaml', 'services', '*', 'image')).toMatchObject({ widget: 'picture', ...alone });
  expect(at('staff.yaml', 'staff', '*', 'photo')).toMatchObject({ widget: 'picture', hasWords: false });
  expect(at('project.yaml', 'mainImage')).toMatchObject({ widget: 'main-picture', among: 'images' });
  expect(at('about.yaml', 'credentials', 'cards', '*', 'logo')).toMatchObject({
    widget: 'picture',
    isName: true,
  });
  expect(at('hero.yaml', 'pictures')).toMatchObject({
    points: { phone: 'På telefon', desktop: 'På stor skjerm' },
  });
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
