import type { ClipboardEvent } from 'react';
import { insert } from './insert.ts';

/** Breaks within a paragraph as programs copy them: Word's lines and pages, and Unicode's. */
const softBreaks = /[\v\f\u2028\u2029]/g;

const plainText = ({ clipboardData }: ClipboardEvent) =>
  clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n').trimEnd();

/** The lines of a copied text, without the marks of a list. */
export const pastedLines = (event: ClipboardEvent): string[] =>
  plainText(event)
    .replaceAll(softBreaks, '\n')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[•▪●■◦○□‣⁃∙·*-]|\d+[.)]|o(?=\t))\s+/u, ''))
    .filter((line) => line !== '');

/** Pastes into a field whose line breaks are those of the text, or spaces; the browser where it does so. */
export function pastePlain(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  lineBreak: ' ' | '\n',
) {
  const text = plainText(event);
  const plain =
    lineBreak === ' '
      ? text.replaceAll(/\s*[\n\v\f\u2028\u2029]\s*/g, ' ')
      : text.replaceAll(softBreaks, '\n');
  if (plain === text) return;
  event.preventDefault();
  insert(event.currentTarget, plain);
}

/** Pastes into a Markdown text what a person sees of a copied text. */
export async function pasteMarkdown(event: ClipboardEvent, field: HTMLTextAreaElement) {
  const html = event.clipboardData.getData('text/html');
  const text = plainText(event);
  // A soft break is a hard one in Markdown.
  const plain = text.replaceAll(/[\v\u2028]/g, '\\\n').replaceAll(softBreaks, '\n\n');
  if (html === '' && plain === text) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = field;
  // Without marks if the converter cannot be loaded, or fails: the words are not lost.
  const converted = html && import('./paste/markdown.ts').then(({ pastedMarkdown }) => pastedMarkdown(html));
  const markdown = (await Promise.resolve(converted).catch(() => '')) || plain;
  if (!field.isConnected) return;
  const behind = field.value.length - field.selectionEnd;
  // What was typed meanwhile has replaced what was selected, and follows what was pasted.
  if (field.value.startsWith(value.slice(0, selectionStart)))
    field.setSelectionRange(selectionStart, field.value === value ? selectionEnd : selectionStart);
  insert(field, apart(markdown, { value, selectionStart, selectionEnd }));
  const caret = field.value.length - behind;
  field.setSelectionRange(caret, caret);
}

const block = /^ *(?:#|\||[-*+] |\d+[.)] )/;
const item = /^ *[-*+] +/;

/** The line breaks that are missing between a pasted line and the line beside it, of those that it has. */
function breaks(pasted: string, beside: string, { length }: string): string {
  if (!block.test(pasted) || beside === '') return '';
  return '\n'.repeat(Math.max(0, (item.test(pasted) && item.test(beside) ? 1 : 2) - length));
}

/** A text for a place in another; a heading, list or table at its ends is on lines of its own. */
export function apart(
  text: string,
  field: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
) {
  const above = field.value.slice(0, field.selectionStart);
  const below = field.value.slice(field.selectionEnd);
  const lastLine = (of: string) => of.split('\n').at(-1) ?? '';
  const [first = ''] = text.split('\n', 1);
  const [next = ''] = below.trimStart().split('\n', 1);
  // In an item that is empty yet, its mark is there.
  if (item.test(first) && lastLine(above).replace(item, '') === '' && item.test(lastLine(above)))
    return text.replace(item, '');
  const [endOfAbove = '', startOfBelow = ''] = [/\n*$/.exec(above)?.[0], /^\n*/.exec(below)?.[0]];
  return (
    breaks(first, lastLine(above.trimEnd()), endOfAbove) + text + breaks(lastLine(text), next, startOfBelow)
  );
}
