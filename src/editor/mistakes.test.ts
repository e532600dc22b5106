import { readFile, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeExample } from '../../tests/support/example-content.ts';
import { check } from '../content/check/check.ts';
import { isStopping } from '../content/check/issue.ts';
import { fileNode, listLeaves } from '../content/fieldTree.ts';
import { singleFileNames } from '../content/schema/files.ts';
import { isGroup, withValue } from '../content/values.ts';
import { readContent } from '../files/read.ts';
import { findMistakes } from './mistakes.ts';
import { readTreeFiles } from '../../tests/editor/tree.ts';
import { buildContent, readForm } from './values.ts';

/** How many contents are tried. `MISTAKE_RUNS=1000` tries more, each time others. */
const runs = Number(process.env['MISTAKE_RUNS'] ?? 75);

const links = [
  '/#kontakt',
  '/#kontkt',
  '#samtykke-kart',
  '//firma.example/x',
  '/tjenester',
  'mailto:',
  'tel:12',
  'https:/www.firma.example/x',
  'https://www.eksempelbad.example/x',
  'javascript:alert(1)',
  'www.firma.example',
];
const texts = ['', ' ', 'FYLL UT: noe', '<b>x</b>', '\u200b', 'Linje\u000b2', 'x'.repeat(3000)];
const facts = ['{firma}', '{ukjent}', '{orgnr'];
const pictures = ['finnes-ikke.jpg', '../firm.yaml', 'b.jpg', 'rom/a.jpg', 'bilde.heic'];
const formats = ['0150', '#ffffff', '#12345', '07:00', '25:00', '00 00 00 00'];
const otherTypes = [null, undefined, 0, 2026, -1, true, [], {}, ['a', 'a']];
const values = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...links, ...texts, ...facts, ...pictures, ...formats) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...otherTypes) },
);

const headings = ['# Stor', '#### Liten', '##'];
const lines = [
  ...links.map((link) => `[lenke](${link})`),
  ...headings,
  '<p>x</p>',
  '&nbsp;',
  '{ukjent}',
  '1. januar 2026',
  'x {med kart} y',
  '•\ten',
];

/** A field gets a value, the statement a line; a file goes, or is no YAML any more. */
type Change =
  | { what: 'field'; file: number; at: number; value: unknown }
  | { what: 'line'; line: string }
  | { what: 'remove'; file: number }
  | { what: 'break'; file: number; at: number };

const just = <What extends string>(what: What) => fc.constant(what);
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: just('field'), file: fc.nat(), at: fc.nat(), value: values }) },
  { weight: 3, arbitrary: fc.record({ what: just('line'), line: fc.constantFrom(...lines) }) },
  { weight: 1, arbitrary: fc.record({ what: just('remove'), file: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ what: just('break'), file: fc.nat(), at: fc.nat() }) },
);

const names = [...singleFileNames, 'projects/proj1/project.yaml', 'projects/proj2/project.yaml'];
const nameAt = (index: number) => names[index % names.length] ?? '';

/** Changes a content folder as a person with a text editor could. */
async function apply(folder: string, each: Change): Promise<void> {
  if (each.what === 'line') {
    const path = join(folder, 'personvern.md');
    const text = await readFile(path, 'utf8').catch(() => '');
    return writeFile(path, `${text}\n${each.line}\n`);
  }
  const name = nameAt(each.file);
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (each.what === 'remove') return rm(path);
  const lines = text.split('\n');
  if (each.what === 'break')
    return writeFile(path, lines.with(each.at % lines.length, '  - "åpen: [').join('\n'));
  const { plain = {} } = readForm({ [name]: { id: text, text } }, name) ?? {};
  const { body, ...fields } = plain;
  const leaves = listLeaves(fileNode(name, fields));
  const leaf = leaves[each.at % leaves.length];
  if (!leaf) return;
  const changed = withValue(fields, leaf.field, each.value);
  const yaml = isGroup(changed) ? stringify(changed) : '';
  return writeFile(path, body === undefined ? yaml : `---\n${yaml}---\n\n${String(body)}\n`);
}

test(`the editor refuses what the build refuses, of ${runs} contents`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const folder = await writeExample();
      for (const each of changes) await apply(folder, each);
      const content = await readContent(folder);
      const refused = check(content).filter(isStopping);
      const mistakes = findMistakes(buildContent(readTreeFiles(folder)));
      await rm(folder, { recursive: true });
      const listFiles = (found: readonly { file: string }[]) =>
        [...new Set(found.map(({ file }) => file))].toSorted();
      expect(listFiles(mistakes), JSON.stringify(refused)).toEqual(listFiles(refused));
    }),
    { numRuns: runs, timeout: 60_000, ...(runs <= 75 && { seed: 2009 }) },
  );
}, 1_800_000);

test('a file that is no YAML says that it must be mended outside the editor', async () => {
  const folder = await writeExample({ 'hero.yaml': 'title: "åpen' });
  const mistakes = findMistakes(buildContent(readTreeFiles(folder)));
  const text = expect.stringMatching(/^Filen kan ikke leses\. .* rettet i filen/);
  expect(mistakes).toEqual([expect.objectContaining({ file: 'hero.yaml', text })]);
});
