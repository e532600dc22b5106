/** A change of a text: what stands from `start` to `end` becomes `text`, of which a part is selected then. */
interface Edit {
  start: number;
  end: number;
  text: string;
  /** Where the selection begins and ends, counted from `start`. */
  selected: readonly [number, number];
}

/** Changes a text whose part from `start` to `end` is selected. */
export type Markup = (value: string, start: number, end: number) => Edit;

/** Makes the words bold, or no longer; without a selection the word at the caret. */
export const bold: Markup = (value, from, to) => {
  const { start, end } = wordsAt(value, from, to);
  const words = value.slice(start, end);
  const [, inner] = /^\*\*(.+)\*\*$/s.exec(words) ?? [];
  if (inner !== undefined) return { start, end, text: inner, selected: [0, inner.length] };
  if (words !== '' && value.slice(0, start).endsWith('**') && value.slice(end).startsWith('**'))
    return { start: start - 2, end: end + 2, text: words, selected: [0, words.length] };
  const shown = words || 'fet tekst';
  // Marks end with their line.
  const lines = shown.replaceAll(/^([ >]*(?:(?:[-*+]|\d+[.)]|#+) +)?)(\S|\S.*\S)[ \t]*$/gm, '$1**$2**');
  const isOne = !shown.includes('\n') && lines === `**${shown}**`;
  return { start, end, text: lines, selected: isOne ? [2, 2 + shown.length] : [0, lines.length] };
};

/** Makes the words a link whose address is selected; an address gets words, and a link is selected. */
export const link: Markup = (value, from, to) => {
  for (const { index, 0: found, 1: words = '' } of value.matchAll(/\[([^[\]\n]*)\]\([^()\n]*\)/g))
    if (index <= from && to <= index + found.length)
      return {
        start: index,
        end: index + found.length,
        text: found,
        selected: [words.length + 3, found.length - 1],
      };
  const { start, end } = wordsAt(value, from, to);
  const words = value.slice(start, end);
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(words);
  const [shown, address] = isAddress
    ? ['tekst', words.replace(/^www\./i, 'https://$&')]
    : [words || 'tekst', 'https://'];
  const text = `[${shown}](${address})`;
  const selected =
    isAddress || words === ''
      ? ([1, 1 + shown.length] as const)
      : ([shown.length + 3, text.length - 1] as const);
  return { start, end, text, selected };
};

/** Makes the lines items of a list, or no longer; a list stands apart from what follows it. */
export const list: Markup = (value, from, to) => {
  const start = value.lastIndexOf('\n', from - 1) + 1;
  const end = value.indexOf('\n', to) === -1 ? value.length : value.indexOf('\n', to);
  const lines = value.slice(start, end).split('\n');
  const item = /^( *)[-*+] +/;
  const isList =
    lines.every((line) => line.trim() === '' || item.test(line)) && lines.some((line) => item.test(line));
  const marked = lines.map((line) => {
    if (isList) return line.replace(item, '$1');
    return item.test(line) || (line.trim() === '' && lines.length > 1) ? line : `- ${line}`;
  });
  const text = marked.join('\n');
  const isBefore = (line = '') => line.trim() !== '' && !/^ *(?:[-*+]|\d+[.)]) /.test(line);
  const after = !isList && isBefore(value.slice(end + 1).split('\n', 1)[0]) ? '\n' : '';
  return {
    start,
    end,
    text: text + after,
    selected: lines.length > 1 ? [0, text.length] : [text.length, text.length],
  };
};

/** The selection without the spaces around it; where nothing is selected, the word at the caret. */
function wordsAt(value: string, from: number, to: number) {
  if (from === to) {
    const [before = ''] = /[\p{L}\p{N}]*$/u.exec(value.slice(0, from)) ?? [];
    const [after = ''] = /^[\p{L}\p{N}]*/u.exec(value.slice(to)) ?? [];
    return { start: from - before.length, end: to + after.length };
  }
  const words = value.slice(from, to);
  return {
    start: from + words.length - words.trimStart().length,
    end: to - words.length + words.trimEnd().length,
  };
}
