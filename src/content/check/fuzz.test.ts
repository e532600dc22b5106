import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeExample } from '../../../tests/support/example-content.ts';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import type { Issue } from './issue.ts';
import { report } from './report.ts';

/** Number of documents; set the variable to try more. */
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 60);

/** Wrong values and keys, and paths out of the content folder. */
const hostile = z
  .record(z.enum(['values', 'keys', 'paths']), z.string().array())
  .parse(JSON.parse(readFileSync('tests/support/hostile.json', 'utf8')));

const onLine = (text: string, at: number, change: (line: string) => string) => {
  const lines = text.split('\n');
  return lines.with(at % lines.length, change(lines[at % lines.length] ?? '')).join('\n');
};

const setValue = (text: string, at: number, value: string) =>
  onLine(text, at, (line) => line.replace(/^(\s*(?:- )?(?:[\w-]+:)?).*/, (_, key) => `${key} ${value}`));

/** A YAML bomb: each alias is ten of the one before. */
const laughs = Array.from({ length: 12 }, (_, n) => {
  const items = Array(10).fill(n === 0 ? 'ha' : `*l${n - 1}`);
  return `l${n}: &l${n} [${items.join(', ')}]\n`;
});

type Hostile = Record<'value' | 'key' | 'path', string>;

/** Mistakes of people and programs, and attacks. `at` selects the line or byte. */
const mutations: Record<string, (text: string, at: number, hostile: Hostile) => string | Uint8Array> = {
  dropped: (text, at) => onLine(text, at, () => ''),
  doubled: (text, at) => onLine(text, at, (line) => `${line}\n${line}`),
  renamed: (text, at, { key }) => onLine(text, at, (line) => line.replace(/[\w-]+:/, () => key)),
  misspelt: (text, at) => onLine(text, at, (line) => line.replace(/(\w)(\w)(?=\w*:)/, '$2$1')),
  retyped: (text, at, { value }) => setValue(text, at, value),
  indented: (text, at) => onLine(text, at, (line) => ['\t', '      ', ''][at % 3] + line.trimStart()),
  huge: (text, at) => setValue(text, at, `"${'x'.repeat(600_000)}"`),
  many: (text, at) => onLine(text, at, (line) => `${line}\n`.repeat(3000)),
  deep: (text, at) => setValue(text, at, (['[', '{a: ', '- '][at % 3] ?? '').repeat(3000)),
  laughing: (text) => laughs.join('') + text,
  binary: (text, at) => Buffer.from(text).fill(at % 256, at % text.length),
  cut: (text, at) => Buffer.from(text).subarray(0, at % text.length),
  latin1: (text) => Buffer.from(text, 'latin1'),
  utf16: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  cr: (text) => text.replaceAll('\n', '\r'),
  elsewhere: (text, _, { path }) => text.replace(/\b(file|logo): .*/, () => `file: ${JSON.stringify(path)}`),
};

/** Messages are Norwegian, name file and place, and show nothing of the program. */
function expectClear(issues: readonly Issue[]) {
  for (const { file, found, expected } of issues) {
    expect(file).not.toBe('');
    expect(found.trim()).not.toBe('');
    expect(expected).toMatch(/[.?]$/);
    expect(found.length + expected.length).toBeLessThan(2000);
    expect(expected).not.toMatch(/\b(invalid|expected|received|required|must|should)\b/i);
  }
  expect(report(issues, 'content')).not.toMatch(/^\s+at .*:\d+:\d+|node_modules|\[object |\w+Error:/m);
}

test(`each of ${documents} damaged documents is accepted or refused in clear words`, async () => {
  const folder = await writeExample();
  const document = fc.record({
    file: fc.constantFrom(...globSync('**/*.{yaml,md}', { cwd: folder })),
    mutate: fc.constantFrom(...Object.values(mutations)),
    at: fc.nat(),
    hostile: fc.record({
      value: fc.constantFrom(...hostile.values),
      key: fc.constantFrom(...hostile.keys),
      path: fc.constantFrom(...hostile.paths),
    }),
  });
  await fc.assert(
    fc.asyncProperty(document, async ({ file, mutate, at, hostile }) => {
      const path = join(folder, file);
      const whole = await readFile(path, 'utf8');
      await writeFile(path, mutate(whole, at, hostile));
      try {
        expectClear(check(await readContent(folder)));
      } finally {
        await writeFile(path, whole);
      }
    }),
    // A fixed seed in `npm test`, so that it never fails by chance. A check that does not end is a failure.
    { numRuns: documents, timeout: 10_000, ...(documents <= 60 && { seed: 2009 }) },
  );
  expect(check(await readContent(folder))).toEqual([]);
}, 1_800_000);
