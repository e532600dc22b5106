import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeExample } from '../../../tests/support/example-content.ts';
import { readContent } from '../../files/read.ts';
import { check } from './check.ts';
import { report } from './report.ts';

/** Number of documents; set the variable to try more. */
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 40);

/** Values and keys that YAML or JavaScript reads in a way of its own. */
const values = ['-0.5e400', '~', '{ a: [1, [2]] }', '2026-11-20', '!!binary aGVp', '&a [*a, *a]', '|\n text'];
const attacks = ['"\\ud800"', '"../../bait.jpg"', '<<: *a', `"${'x'.repeat(600_000)}"`, '['.repeat(3000)];
const keys = ['__proto__:', 'constructor:', '"":', '? [a]\n:', 'TITLE:', '1:', '<<:', '\ttitle:'];

/** A YAML bomb: each alias is ten of the one before. */
const yamlBomb = Array.from({ length: 12 }, (_, n) => {
  const items = Array(10).fill(n === 0 ? 'ha' : `*l${n - 1}`);
  return `l${n}: &l${n} [${items.join(', ')}]\n`;
});

/** Mistakes of people and programs on a line of a file, and in all of it; `at` selects the line or byte. */
const onLine =
  (change: (line: string, value: string, key: string) => string) =>
  (text: string, at: number, value: string, key: string) => {
    const lines = text.split('\n');
    const place = at % lines.length;
    return lines.with(place, change(lines[place] ?? '', value, key)).join('\n');
  };
const damages: ((text: string, at: number, value: string, key: string) => string | Uint8Array)[] = [
  onLine(() => ''),
  onLine((line) => `${line}\n`.repeat(3000)),
  onLine((line, _, key) => line.replace(/[\w-]+:/, () => key)),
  onLine((line, value) => line.replace(/^(\s*(?:- )?(?:[\w-]+:)?).*/, (_, start) => `${start} ${value}`)),
  onLine((line) => `\t${line.trimStart()}`),
  onLine((line) => `      ${line.trimStart()}`),
  (text) => yamlBomb.join('') + text,
  (text, at) => Buffer.from(text).fill(at % 256, at % text.length),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => text.replaceAll('\n', '\r'),
];

test(`each of ${documents} damaged documents is accepted or refused in clear words`, async () => {
  const folder = await writeExample();
  const name = fc.constantFrom(...globSync('**/*.{yaml,md}', { cwd: folder }));
  const value = fc.constantFrom(...values, ...attacks);
  const key = fc.constantFrom(...keys);
  const damage = fc.constantFrom(...damages);
  await fc.assert(
    fc.asyncProperty(name, damage, fc.nat(), value, key, async (name, damage, at, value, key) => {
      const path = join(folder, name);
      const whole = await readFile(path, 'utf8');
      await writeFile(path, damage(whole, at, value, key));
      const issues = check(await readContent(folder));
      await writeFile(path, whole);
      // Messages are Norwegian, name file and place, and show nothing of the program.
      for (const { file, found, expected } of issues) {
        expect(file.trim() && found.trim()).not.toBe('');
        expect(expected).toMatch(/[.?]$/);
        expect(found.length + expected.length).toBeLessThan(2000);
        expect(expected).not.toMatch(/\b(invalid|expected|received|required|must|should)\b/i);
      }
      expect(report(issues, 'content')).not.toMatch(/^\s+at .*:\d+:\d+|node_modules|\[object |\w+Error:/m);
    }),
    // A fixed seed in `npm test`, so that it never fails by chance. A check that does not end is a failure.
    { numRuns: documents, timeout: 60_000, ...(documents <= 40 && { seed: 2009 }) },
  );
}, 1_800_000);
