import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check as checkOf } from './check.ts';
import type { Issue } from './issue.ts';
import { report } from './report.ts';
import { readContent } from '../read.ts';
import { writeExample } from '../../../tests/support/example-content.ts';
import { mutations } from '../../../tests/support/mutations.ts';

/** How many documents are tried; CONTRIBUTING.md says how to try more. */
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 60);

/** Longer than a check ever takes, in milliseconds. */
const patience = 10_000;

const files = [
  'firm.yaml',
  'pages.yaml',
  'hero.yaml',
  'about.yaml',
  'services.yaml',
  'projects.yaml',
  'staff.yaml',
  'contact.yaml',
  'personvern.md',
  'projects/proj1/project.yaml',
];

const mutation = fc.record({
  file: fc.constantFrom(...files),
  kind: fc.constantFrom(...Object.keys(mutations)),
  at: fc.nat(),
  choice: fc.nat(),
});

/** The issues of a folder; fails where the check throws or does not end. */
const check = (folder: string): Promise<Issue[]> =>
  Promise.race([
    readContent(folder).then(checkOf),
    new Promise<never>((_, reject) =>
      setTimeout(reject, patience, new Error('The check does not end.')).unref(),
    ),
  ]);

/** What the owner reads is Norwegian, names file and place, and shows nothing of the program. */
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
  await fc.assert(
    fc.asyncProperty(mutation, async ({ file, kind, at, choice }) => {
      const path = join(folder, file);
      const whole = await readFile(path, 'utf8');
      await writeFile(path, mutations[kind]!(whole, at, choice));
      try {
        expectClear(await check(folder));
      } finally {
        await writeFile(path, whole);
      }
    }),
    // The few are always the same, so that the tests of a change do not fail over something else.
    { numRuns: documents, ...(documents <= 60 && { seed: 2009 }) },
  );
  expect(await check(folder)).toEqual([]);
}, 1_800_000);
