import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeExample } from '../../../tests/support/example-content.ts';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import type { Issue } from './issue.ts';
import { report } from './report.ts';

/** Number of documents; set the variable to try more. */
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 40);

/** Values that YAML or JavaScript reads in a way of its own. */
const values = [
  '-0.5e400',
  '~',
  '{ a: [1, [2]] }',
  '2026-11-20',
  '!!binary aGVp',
  '&a [*a, *a]',
  '|\n text',
].concat([
  '"{{{{}}}}"',
  '"\\u0000"',
  '"\\ud800"',
  '"../../bait.jpg"',
  '<<: *a',
  `"${'x'.repeat(600_000)}"`,
  '['.repeat(3000),
]);
const keys = ['__proto__:', 'constructor:', '"":', '? [a]\n:', 'TITLE:', '1:', '<<:', '\ttitle:'];

const onLine = (text: string, at: number, change: (line: string) => string) => {
  const lines = text.split('\n');
  return lines.with(at % lines.length, change(lines[at % lines.length] ?? '')).join('\n');
};

/** A YAML bomb: each alias is ten of the one before. */
const laughs = Array.from({ length: 12 }, (_, n) => {
  const items = Array(10).fill(n === 0 ? 'ha' : `*l${n - 1}`);
  return `l${n}: &l${n} [${items.join(', ')}]\n`;
});

/** Mistakes of people and programs, and attacks. `at` selects the line or byte. */
const mutations: ((
  text: string,
  at: number,
  hostile: { value: string; key: string },
) => string | Uint8Array)[] = [
  (text, at) => onLine(text, at, () => ''),
  (text, at) => onLine(text, at, (line) => `${line}\n`.repeat(3000)),
  (text, at, { key }) => onLine(text, at, (line) => line.replace(/[\w-]+:/, () => key)),
  (text, at, { value }) =>
    onLine(text, at, (line) => line.replace(/^(\s*(?:- )?(?:[\w-]+:)?).*/, (_, key) => `${key} ${value}`)),
  (text, at) => onLine(text, at, (line) => ['\t', '      ', ''][at % 3] + line.trimStart()),
  (text) => laughs.join('') + text,
  (text, at) => Buffer.from(text).fill(at % 256, at % text.length),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => text.replaceAll('\n', '\r'),
];

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
    mutate: fc.constantFrom(...mutations),
    at: fc.nat(),
    hostile: fc.record({ value: fc.constantFrom(...values), key: fc.constantFrom(...keys) }),
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
    { numRuns: documents, timeout: 10_000, ...(documents <= 40 && { seed: 2009 }) },
  );
}, 1_800_000);
