import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hashFile } from '../../tests/editor/fake-store.ts';
import { exampleTree } from '../../tests/editor/tree.ts';
import { withValue, type FieldPath } from '../content/values.ts';
import { beginDraft, isChanged } from './draft.ts';
import { isForm, readForm, type FileValue, emptyProject } from './values.ts';
import { writeForm } from './writeForm.ts';

const { files } = exampleTree();

/** The text of a file of the example with another value in a field. */
const withField = (form: string, field: FieldPath, value: unknown, text = files[form]?.text ?? '') => {
  const base = { id: hashFile(text), text };
  const values = readForm({ [form]: base }, form)?.value ?? {};
  return writeForm(form, withValue(values, field, value) as FileValue, base);
};

/** Lines that a text lacks of another. */
const linesBut = (text: string, other: string) =>
  text.split('\n').filter((line) => !other.split('\n').includes(line));

test('a form that is not changed keeps every byte of its file', () => {
  for (const form of Object.keys(files).filter(isForm))
    expect(writeForm(form, { ...readForm(files, form)?.value }, files[form])).toBe(files[form]?.text);
});

test.each<[string, FieldPath, unknown, string[], string[]]>([
  ['firm.yaml', ['phone'], '912 34 567', ['phone: 00 00 00 00'], ['phone: 912 34 567']],
  ['firm.yaml', ['register'], '', ['register: Foretaksregisteret'], []],
  ['firm.yaml', ['map'], true, [], []],
  // The default, which the file does not spell out.
  ['staff.yaml', ['staff', 1, 'leader'], false, [], []],
  ['firm.yaml', ['map'], false, ['map: true'], ['map: false']],
  ['staff.yaml', ['staff', 0, 'title'], 'Snekker', ['    title: Daglig leder'], ['    title: Snekker']],
])('%s, %j: %j changes its own line alone', (form, field, value, gone, come) => {
  const before = files[form]?.text ?? '';
  const after = withField(form, field, value);
  expect([linesBut(before, after), linesBut(after, before)]).toEqual([gone, come]);
});

test('an empty list that the file leaves out stays out', () => {
  const text = 'title: Prosjekter\nlead: Bad\n';
  expect(withField('projects.yaml', ['order'], [], text)).toBe(text);
});

test('comments, order and quotation marks of the rest stay, and a list in another order is one value', () => {
  const text =
    "# Øverst\ntitle: 'Folk'\n\n# Om dem\nlead: Hei\nstaff: []\nothers:\n  - Per # snekker\n  - Kari\n";
  expect(withField('staff.yaml', ['lead'], 'Hallo: der', text)).toBe(
    text.replace('lead: Hei', "lead: 'Hallo: der'"),
  );
  expect(withField('staff.yaml', ['others', 1], 'Ida', text)).toContain('- Per # snekker\n  - Ida\n');
  expect(withField('staff.yaml', ['others'], ['Kari', 'Per'], text)).toContain(
    'others:\n  - Kari\n  - Per\n',
  );
});

test('line ends of Windows stay, and the text below the fields', () => {
  const text = '---\r\ntitle: Personvern\r\nlead: Om oss.\r\n---\r\n\r\n## Hva\r\n\r\nVi lagrer.\r\n';
  const changed = withField('personvern.md', ['lead'], 'Om dere.', text);
  expect(changed).toBe(text.replace('Om oss.', 'Om dere.'));
  expect(withField('personvern.md', ['body'], '## Hva\n\nIngenting.', text)).toBe(
    text.replace('Vi lagrer.', 'Ingenting.'),
  );
});

test('a new project has a comment, quoted times stay texts, and points are on a line', () => {
  const form = 'projects/2026-11-28-k3f9/project.yaml';
  const images = [{ '#': 'k', file: 'a.jpg', alt: '12:30', focus: { x: 1, y: 2 } }];
  const text = writeForm(form, { ...emptyProject, title: 'Bad', images }, undefined);
  expect(text).toMatch(/^# Et prosjekt\./);
  expect(text).toContain("alt: '12:30'\n    focus: { x: 1, y: 2 }\n");
  expect(parse(text)).toMatchObject({ title: 'Bad', mainImage: 'a.jpg' });
});

test('what was typed and typed back is no change, nor a space or an empty field', () => {
  const draft = beginDraft('firm.yaml', exampleTree());
  const typed = (field: string, value: string) =>
    isChanged({ ...draft, values: { ...draft.values, [field]: value } });
  expect(typed('phone', '11 22 33 44')).toBe(true);
  expect(typed('phone', '00 00 00 00 ')).toBe(false);
  expect(typed('note', '')).toBe(false);
});

test('the main picture is the first one while the chosen one is gone', () => {
  const form = 'projects/proj2/project.yaml';
  const images = readForm(files, form)?.value['images'] as { file: string }[];
  const parsed = parse(withField(form, ['images'], images.slice(1, 2))) as { mainImage: string };
  expect(parsed.mainImage).toBe(images[1]?.file);
});
