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
