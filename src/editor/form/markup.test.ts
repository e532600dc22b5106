import { expect, test } from 'vitest';
import { bold, link, list, type Markup } from './markup.ts';

/** The text after a change; `|` stands where the selection begins and ends. */
function after(change: Markup, marked: string) {
  const [before = '', inner = '', rest] = marked.split('|');
  const value = before + inner + (rest ?? '');
  const from = before.length;
  // One mark is a caret.
  const { start, end, text, selected } = change(
    rest === undefined ? before + inner : value,
    from,
    rest === undefined ? from : from + inner.length,
  );
  const [first, last] = selected;
  const middle = first === last ? '|' : `|${text.slice(first, last)}|`;
  return value.slice(0, start) + text.slice(0, first) + middle + text.slice(last) + value.slice(end);
}

test.each([
  ['words', 'Vi |lagrer lite| her', 'Vi **|lagrer lite|** her'],
  ['words with the space that a double press selects', 'Vi |lagrer |lite', 'Vi **|lagrer|** lite'],
  ['the word at the caret', 'Vi lag|rer lite', 'Vi **|lagrer|** lite'],
  ['nothing', 'Vi | lite', 'Vi **|fet tekst|** lite'],
  ['bold words', 'Vi **|lagrer|** lite', 'Vi |lagrer| lite'],
  ['bold words with their marks', 'Vi |**lagrer**| lite', 'Vi |lagrer| lite'],
  ['lines of a list', '|- en\n- to|', '|- **en**\n- **to**|'],
])('bold on %s', (_, before, result) => expect(after(bold, before)).toBe(result));

test.each([
  ['words', 'Se |tilsynet| her', 'Se [tilsynet](|https://|) her'],
  ['nothing', 'Se |', 'Se [|tekst|](https://)'],
  ['an address', '|www.a.example/b|', '[|tekst|](https://www.a.example/b)'],
  ['a link', 'Se [til|synet](/#kontakt) her', 'Se [tilsynet](|/#kontakt|) her'],
])('a link on %s', (_, before, result) => expect(after(link, before)).toBe(result));

test.each([
  ['an empty line', 'Vi har:\n|', 'Vi har:\n- |'],
  ['a line', 'en|\nmer', '- en|\n\nmer'],
  ['lines', 'Vi har:\n|en\n\nto|', 'Vi har:\n|- en\n\n- to|'],
  ['items', '|- en\n  - to|', '|en\n  to|'],
  ['lines, some of them items', '|- en\nto|', '|- en\n- to|'],
])('a list on %s', (_, before, result) => expect(after(list, before)).toBe(result));
