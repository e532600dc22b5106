import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../environment.ts';
import { buildFolder } from '../../tests/support/build-folder.ts';
import { checkBuild } from '../html-check/check.ts';
import { check as checkOf } from '../../src/content/check/check.ts';
import type { Issue } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { readContent } from '../../src/content/read.ts';
import { writeExample } from '../../tests/support/example-content.ts';
import { mutations } from '../../tests/support/mutations.ts';

/** How many documents are tried: a few with every test, 2,000 with `npm run test:long` (six minutes). */
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 20);

/** How many sites are built at most from those that the check lets pass, each with one of them for every file. */
const mostBuilds = 24;

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

/** A damaged document that the check lets pass. */
interface Accepted {
  file: string;
  kind: string;
  damaged: string | Uint8Array;
}

/** The accepted documents in groups, each with one document of a file; those beyond the most are left out. */
function groups(accepted: readonly Accepted[]): Accepted[][] {
  const byFile = Object.values(Object.groupBy(accepted, ({ file }) => file)) as Accepted[][];
  const count = Math.min(mostBuilds, Math.max(...byFile.map(({ length }) => length)));
  return Array.from({ length: count }, (_, turn) => byFile.flatMap((same) => same.slice(turn, turn + 1)));
}

/** Builds the example with some accepted documents in it; fails unless the site that comes out has no fault. */
async function expectSite(root: string, documents: Accepted[]) {
  const content = join(root, 'content');
  const example = await writeExample(
    Object.fromEntries(documents.map(({ file, damaged }) => [file, damaged])),
  );
  await rm(content, { recursive: true, force: true });
  await cp(example, content, { recursive: true });
  const issues = await check(content);
  if (issues.some(({ noteOnly }) => !noteOnly) && documents.length > 1) {
    // Two that are valid alone need not be valid together.
    for (const document of documents) await expectSite(root, [document]);
    return;
  }
  const about = documents.map(({ file, kind }) => `${file} ${kind}`).join(', ');
  expect(buildFolder(root), about).toEqual({ ok: true, output: '' });
  const { website } = parse(await readFile(join(content, 'firm.yaml'), 'utf8')) as { website: string };
  const { siteUrl } = readEnvironment({}, website);
  const { pictures = new Map() } = await readContent(content);
  const faults = await checkBuild(join(root, 'dist'), { siteUrl, pictures });
  expect(faults, about).toEqual([]);
}

test(`each of ${documents} damaged documents ends in a valid site or in a clear message`, async () => {
  const folder = await writeExample();
  const accepted: Accepted[] = [];
  await fc.assert(
    fc.asyncProperty(mutation, async ({ file, kind, at, choice }) => {
      const path = join(folder, file);
      const whole = await readFile(path, 'utf8');
      const damaged = mutations[kind]!(whole, at, choice);
      await writeFile(path, damaged);
      try {
        const issues = await check(folder);
        expectClear(issues);
        if (issues.length === 0) accepted.push({ file, kind, damaged });
      } finally {
        await writeFile(path, whole);
      }
    }),
    // The few are always the same, so that the tests of a change do not fail over something else.
    { numRuns: documents, ...(documents <= 60 && { seed: 2009 }) },
  );
  expect(await check(folder)).toEqual([]);
  // What the check lets pass must be a site, not an error of the build that the owner cannot read.
  const root = await mkdtemp(join(tmpdir(), 'bygg-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  expect(accepted.length).toBeGreaterThan(0);
  for (const group of groups(accepted)) await expectSite(root, group);
}, 1_800_000);
