import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of a content file's bytes. `at` chooses the line or place, `choice` one of several ways. */
export type Mutation = (text: string, at: number, choice: number) => string | Uint8Array;

/** What is put in the place of a value, of a key, and of a picture's path: ways out of the content folder, most to a picture that would do. */
const { values, keys, paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'hostile.json'), 'utf8'),
) as Record<'values' | 'keys' | 'paths', string[]>;

const pick = <Item>(items: readonly Item[], choice: number): Item => items[choice % items.length]!;

/** Changes one line of a text, the one that `at` falls on. */
function onLine(text: string, at: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  const index = at % lines.length;
  return [...lines.slice(0, index), change(lines[index]!), ...lines.slice(index + 1)].join('\n');
}

/** Puts another value after the key of one line, or after its dash. */
const setValue = (text: string, at: number, value: string) =>
  onLine(text, at, (line) =>
    line.replace(/^(\s*(?:- )?(?:[\w-]+:)?).*/, `$1 ${value.replaceAll('$', '$$$$')}`),
  );

const encode = {
  latin1: (text: string) => Buffer.from(text, 'latin1'),
  utf16: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  bom: (text: string) => Buffer.from(`\ufeff${text}`),
  crlf: (text: string) => Buffer.from(text.replaceAll('\n', '\r\n')),
  cr: (text: string) => Buffer.from(text.replaceAll('\n', '\r')),
};

const noise = (seed: number) =>
  Uint8Array.from({ length: 64 }, (_, index) => (seed * (index + 1) * 2_654_435_761) >>> 13);

const laughs = Array.from(
  { length: 12 },
  (_, n) =>
    `l${n}: &l${n} [${Array(10)
      .fill(n === 0 ? 'ha' : `*l${n - 1}`)
      .join(', ')}]`,
);

/** Everything that goes wrong with a file, by name: what people do, what programs do and what somebody does on purpose. */
export const mutations: Readonly<Record<string, Mutation>> = {
  dropped: (text, at, choice) =>
    text
      .split('\n')
      .toSpliced(at % text.split('\n').length, 1 + (choice % 4))
      .join('\n'),
  doubled: (text, at) => onLine(text, at, (line) => `${line}\n${line}`),
  renamed: (text, at, choice) =>
    onLine(text, at, (line) => line.replace(/[\w-]+:/, pick(keys, choice).replaceAll('$', '$$$$'))),
  misspelt: (text, at) => onLine(text, at, (line) => line.replace(/(\w)(\w)(?=\w*:)/, '$2$1')),
  retyped: (text, at, choice) => setValue(text, at, pick(values, choice)),
  indented: (text, at, choice) =>
    onLine(text, at, (line) => pick([' ', '\t', '      ', ''], choice) + line.trimStart()),
  huge: (text, at, choice) => setValue(text, at, `"${'x'.repeat(pick([400_000, 600_000], choice))}"`),
  many: (text, at, choice) =>
    onLine(text, at, (line) =>
      Array(pick([300, 3000], choice))
        .fill(line)
        .join('\n'),
    ),
  deep: (text, at, choice) => setValue(text, at, pick(['[', '{a: ', '- '], choice).repeat(3000)),
  laughing: (text) => `${laughs.join('\n')}\n${text}`,
  binary: (text, at) =>
    Buffer.concat([
      Buffer.from(text.slice(0, at % text.length)),
      noise(at),
      Buffer.from(text.slice(at % text.length)),
    ]),
  cut: (text, at) => Buffer.from(text).subarray(0, at % Buffer.byteLength(text)),
  encoded: (text, _, choice) => pick(Object.values(encode), choice)(text),
  elsewhere: (text, at, choice) => {
    const names = [...text.matchAll(/\b(?:file|logo): (.*)/g)];
    if (names.length === 0) return setValue(text, at, pick(paths, choice));
    const { index, 0: whole } = names[at % names.length]!;
    return `${text.slice(0, index)}file: "${pick(paths, choice).replaceAll('\\', '\\\\')}"${text.slice(index + whole.length)}`;
  },
};
