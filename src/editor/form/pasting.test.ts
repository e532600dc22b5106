import { expect, test } from 'vitest';
import { apart } from './pasting.ts';

/** A text with another pasted at `|`. */
function pasted(text: string, at: string) {
  const [before = '', after = ''] = at.split('|');
  const field = { value: before + after, selectionStart: before.length, selectionEnd: before.length };
  return before + apart(text, field) + after;
}

test.each([
  ['words within a line', 'to', 'en | tre', 'en to tre'],
  ['paragraphs within a line', 'a\n\nb', 'en | to', 'en a\n\nb to'],
  ['a list after words', '- a\n- b', 'en|', 'en\n\n- a\n- b'],
  ['a list between paragraphs', '- a', 'en\n\n|\n\nto', 'en\n\n- a\n\nto'],
  ['a list within a list', '- a\n- b', '- en\n|\n- to', '- en\n- a\n- b\n- to'],
  ['a list into an empty item', '- a\n- b', '- en\n- |', '- en\n- a\n- b'],
  ['a heading before words', '## A', '|en', '## A\n\nen'],
])('%s stands apart as it must', (_, text, at, result) => expect(pasted(text, at)).toBe(result));
