import { expect, test } from 'vitest';
import { mergeYaml } from './merge-yaml.ts';

test('comments, blank lines, quotation marks and brackets stay', () => {
  const text = `# Om filen.
title: 'Bad' # uten grunn

# Om bildene.
pictures:
  # Det første.
  - { file: 0.jpg, alt: 'Et: bad' }
  - file: 1.jpg
    alt: To
`;
  const pictures = [
    { file: '0.jpg', alt: 'Et: bad' },
    { file: '1.jpg', alt: 'Tre' },
  ];
  expect(mergeYaml(text, { title: 'Bad', pictures })).toBe(text.replace('To', 'Tre'));
  const changed = text.replace('To', 'Tre').replace("'Bad'", "'Flis'");
  expect(mergeYaml(text, { title: 'Flis', pictures })).toBe(changed);
});

test('a comment moves with the item below it', () => {
  const text = 'list:\n  - title: En\n  # Om to.\n  - title: To\n';
  const swapped = 'list:\n  # Om to.\n  - title: To\n  - title: En\n';
  expect(mergeYaml(text, { list: [{ title: 'To' }, { title: 'En' }] })).toBe(swapped);
});

test('a comment moves with the first item, goes with it, and comes back to its place', () => {
  const [one, two] = ['  # Om en.\n  - title: En\n', '  # Om to.\n  - title: To\n'];
  const moved = mergeYaml(`list:\n${one}${two}`, { list: [{ title: 'To' }, { title: 'En' }] });
  expect(moved).toBe(`list:\n${two}${one}`);
  expect(mergeYaml(moved, { list: [{ title: 'En' }, { title: 'To' }] })).toBe(`list:\n${one}${two}`);
  expect(mergeYaml(`list:\n${one}${two}`, { list: [{ title: 'To' }] })).toBe(`list:\n${two}`);
});

test.each([
  ['a:\n  # merknad\nb: 1\n', ['x'], 'a:\n  # merknad\n  - x\nb: 1\n'],
  ['a:\n  # merknad\nb: 1\n', { c: 'x' }, 'a:\n  # merknad\n  c: x\nb: 1\n'],
  ['a: # merknad\nb: 1\n', 'x', 'a: x # merknad\nb: 1\n'],
])('the comment of an empty field stays when it is filled', (text, a, written) =>
  expect(mergeYaml(text, { a, b: 1 })).toBe(written),
);

test('untouched lines keep their characters, whatever is saved beside them', () => {
  const text = [
    'postcode: 0150',
    'phone: +4722222222',
    '',
    '',
    'open:   true',
    'focus: {x: 50,y: 10}',
    "name: 'Bad'",
    'list: [ a, b ]',
    'title: Gammel',
    '',
  ].join('\n');
  const value = { postcode: 150, phone: 4722222222, open: true, focus: { x: 50, y: 10 }, name: 'Bad' };
  const list = ['a', 'b'];
  expect(mergeYaml(text, { ...value, list, title: 'Ny' })).toBe(text.replace('Gammel', 'Ny'));
  expect(mergeYaml(text, { ...value, list, title: 'Gammel', more: 'x' })).toBe(`${text}more: x\n`);
});

test('a removed field leaves the comment above it to the next field', () => {
  const text = 'name: A\n# Om kartet og verten.\nhost: B\nmap: true\n';
  expect(mergeYaml(text, { name: 'A', map: true })).toBe('name: A\n# Om kartet og verten.\nmap: true\n');
});

test('a new field comes where the schema has it', () => {
  expect(mergeYaml('a: 1\nc: 3\n', { a: 1, b: 'to', c: 3 })).toBe('a: 1\nb: to\nc: 3\n');
  expect(mergeYaml('c: 3\na: 1\n', { a: 1, b: 'to', c: 3 })).toBe('c: 3\na: 1\nb: to\n');
});

test.each([
  ['et vanlig ord', 'et vanlig ord'],
  ['{firma} bygger', "'{firma} bygger'"],
  ['Bad: fra gammelt', "'Bad: fra gammelt'"],
  ['0000', "'0000'"],
  ['true', "'true'"],
  ['00 00 00 00', '00 00 00 00'],
  ['# ikke en merknad', "'# ikke en merknad'"],
  ['x'.repeat(300), 'x'.repeat(300)],
])('the text %s is written as %s', (text, written) => {
  expect(mergeYaml('a: gammel\n', { a: text })).toBe(`a: ${written}\n`);
  expect(mergeYaml('', { a: text })).toBe(`a: ${written}\n`);
});

test('quotation marks that are no longer needed go', () => {
  expect(mergeYaml("a: '{firma} bygger'\n", { a: 'Vi bygger' })).toBe('a: Vi bygger\n');
});

test('groups of numbers are on one line, and empty lists are []', () => {
  const added = mergeYaml('a: x\n', { a: 'x', focus: { x: 1, y: 2 }, list: [] });
  expect(added).toBe('a: x\nfocus: { x: 1, y: 2 }\nlist: []\n');
  expect(mergeYaml('list: []\n', { list: ['en'] })).toBe('list:\n  - en\n');
});
