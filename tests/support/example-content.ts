import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { report } from '../../src/content/check/report.ts';
import { readContent } from '../../src/files/read.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { flat } from './flat.ts';

/** The texts of a folder by their names. */
const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.{yaml,md,svg}', { cwd: join(import.meta.dirname, folder) }).map((name) => [
      name.replaceAll('\\', '/'),
      readFileSync(join(import.meta.dirname, folder, name), 'utf8'),
    ]),
  );

/** A small content folder without mistakes, and one of version 1.2. Their pictures are made here. */
const texts = textsIn('small-content');
const version1 = textsIn('../version-1.2/content');

/** A JPEG of one colour. */
export const picture = (width: number, height = 10) => flat(width, height).jpeg().toBuffer();

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

/** Changes of the example: the new content of a file, a change of its text, or `null` to leave it out. */
export type Changes = Record<string, string | Uint8Array | null | ((text: string) => string)>;

const [photo, wide] = await Promise.all([picture(1200), picture(1600)]);

/** Writes files, and changes of their texts, to a temporary folder, which is removed after the test. */
async function write(files: Record<string, string | Uint8Array>, changes: Changes): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'innhold-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [name, content] of Object.entries<Changes[string]>({ ...files, ...changes })) {
    const written = typeof content === 'function' ? content(String(files[name] ?? '')) : content;
    if (written === null) continue;
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), written);
  }
  return directory;
}

const photos = (...names: string[]) => Object.fromEntries(names.map((name) => [`${name}.jpg`, photo]));

/** Writes the small example with some changes to a temporary folder. */
export const writeExample = (changes: Changes = {}) =>
  write(
    {
      ...texts,
      ...photos('about/a', 'services/a', 'projects/proj1/a', 'projects/proj1/b'),
      ...photos('projects/proj2/a', 'projects/proj2/b'),
      'hero/wide.jpg': wide,
      'about/logo.svg': logo,
    },
    changes,
  );

/** Writes the content of version 1.2 with some changes to a temporary folder. */
export const writeVersion1 = (changes: Changes = {}) =>
  write(
    {
      ...version1,
      ...photos('about/a', 'services/a', 'staff/ase', 'projects/skjult/hemmelig'),
      ...photos(...['proj1', 'proj2', 'proj10'].flatMap((id) => [`projects/${id}/a`, `projects/${id}/b`])),
      'hero/wide.jpg': wide,
    },
    changes,
  );

/** What the owner reads about the small example with changes, without the sentence that counts one fault. */
export const reportOn = async (changes: Changes) =>
  report(check(await readContent(await writeExample(changes))), 'content').replace(/\n\nFant 1 feil .*$/, '');

/** Puts another text in the place of one that must be there. */
export const replace = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};

/** The firm of the small example, for what is made of a firm's facts. */
export const exampleFirm = firmSchema.parse(parse(texts['firm.yaml'] ?? ''));
