import { expect, test } from 'vitest';
import { mergeYaml } from './write.ts';

/** What becomes of a text when its content changes, line by line. */
const merged = (text: string, value: Record<string, unknown>) => mergeYaml(text, value);

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
  expect(merged(text, { title: 'Bad', pictures })).toBe(text.replace('To', 'Tre'));
  expect(merged(text, { title: 'Flis', pictures })).toBe(
    text.replace('To', 'Tre').replace("'Bad'", "'Flis'"),
  );
});

test('a comment moves with what it stands above', () => {
  const text = 'list:\n  - title: En\n  # Om to.\n  - title: To\n';
  expect(merged(text, { list: [{ title: 'To' }, { title: 'En' }] })).toBe(
    'list:\n  # Om to.\n  - title: To\n  - title: En\n',
  );
});

test('a field that goes leaves the comment above it to the next', () => {
  const text = 'name: A\n# Om kartet og verten.\nhost: B\nmap: true\n';
  expect(merged(text, { name: 'A', map: true })).toBe('name: A\n# Om kartet og verten.\nmap: true\n');
});

test('a new field comes where the schema has it', () => {
  expect(merged('a: 1\nc: 3\n', { a: 1, b: 'to', c: 3 })).toBe('a: 1\nb: to\nc: 3\n');
  expect(merged('c: 3\na: 1\n', { a: 1, b: 'to', c: 3 })).toBe('c: 3\na: 1\nb: to\n');
});

test.each([
  ['et vanlig ord', 'et vanlig ord'],
  ['{firma} bygger', "'{firma} bygger'"],
  ['Bad: fra gammelt', "'Bad: fra gammelt'"],
  ["Bad: 'nytt'", `"Bad: 'nytt'"`],
  ['0000', "'0000'"],
  ['07:00', "'07:00'"],
  ['true', "'true'"],
  ['00 00 00 00', '00 00 00 00'],
  ['# ikke en merknad', "'# ikke en merknad'"],
  ['- ikke en liste', "'- ikke en liste'"],
  ['Ærlig talt – «ja»', 'Ærlig talt – «ja»'],
  ['x'.repeat(300), 'x'.repeat(300)],
])('the text %s is written as %s', (text, written) => {
  expect(merged('a: gammel\n', { a: text })).toBe(`a: ${written}\n`);
  expect(merged('', { a: text })).toBe(`a: ${written}\n`);
});

test('quotation marks that are no longer needed go, and come where they are', () => {
  expect(merged("a: '{firma} bygger'\n", { a: 'Vi bygger' })).toBe('a: Vi bygger\n');
  expect(merged('a: Vi bygger\n', { a: '{firma} bygger' })).toBe("a: '{firma} bygger'\n");
});

test('groups of numbers stand on one line, empty lists as []', () => {
  expect(merged('a: x\n', { a: 'x', focus: { x: 1, y: 2 }, list: [] })).toBe(
    'a: x\nfocus: { x: 1, y: 2 }\nlist: []\n',
  );
  expect(merged('list: []\n', { list: ['en'] })).toBe('list:\n  - en\n');
});

test('a file in another style keeps it', () => {
  const text = 'list:\n- title: En\n- title: To\nfocus: {x: 1, y: 2}\n';
  expect(merged(text, { list: [{ title: 'En' }, { title: 'Tre' }], focus: { x: 1, y: 2 } })).toBe(
    text.replace('To', 'Tre'),
  );
});
