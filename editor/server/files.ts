import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { singleNames } from '../content/files.ts';
import { Refusal } from './refusal.ts';

/** Names of the content files that are there, relative to the content folder. */
export async function contentFiles(content: string): Promise<string[]> {
  const folders = await readdir(join(content, 'projects'), { withFileTypes: true }).catch(() => []);
  const projects = folders
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => `projects/${name}/project.yaml`);
  const found = await Promise.all(
    [...singleNames, ...projects].map(async (name) => ((await exists(content, name)) ? [name] : [])),
  );
  return found.flat();
}

/** Whether a plain file is there: no folder, and no link that leads elsewhere. */
export const exists = (content: string, name: string) =>
  lstat(join(content, name)).then(
    (entry) => entry.isFile(),
    () => false,
  );

/** Text of a content file; empty where there is none. */
export async function readText(content: string, name: string): Promise<string> {
  if (!(await exists(content, name))) return '';
  await requireInside(content, name);
  return (await readFile(join(content, name), 'utf8')).replace(/^\uFEFF/, '');
}

/**
 * Writes a file of the content folder in one step, so that nobody reads half of it.
 *
 * @param name relative to the content folder, with forward slashes
 * @throws Refusal where the name leads out of the folder, itself or by a link
 */
export async function writeInside(content: string, name: string, data: string | Uint8Array): Promise<void> {
  const path = join(content, name);
  requirePlain(name);
  await mkdir(dirname(path), { recursive: true });
  await requireInside(content, name);
  // A name that begins with a dot is none that the site's watcher or the content check looks at.
  const draft = join(dirname(path), `.${process.pid}-${Date.now()}.tmp`);
  try {
    await writeFile(draft, data);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes a file of the content folder away, and its folder when that is empty then. */
export async function removeInside(content: string, name: string): Promise<void> {
  requirePlain(name);
  await requireInside(content, name);
  await rm(join(content, name), { force: true });
  const folder = dirname(join(content, name));
  if (folder !== content && (await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

function requirePlain(name: string) {
  const steps = name.split('/');
  // eslint-disable-next-line no-control-regex
  if (/[\\:\x00-\x1f]/.test(name) || steps.some((step) => step === '' || step.startsWith('.'))) {
    throw new Refusal('Filnavnet kan ikke brukes.', 400);
  }
}

async function requireInside(content: string, name: string) {
  const path = join(content, name);
  const [folder, parent] = await Promise.all([realpath(content), realpath(dirname(path))]);
  const link = await lstat(path).then(
    (entry) => entry.isSymbolicLink(),
    () => false,
  );
  if (link || !(parent === folder || parent.startsWith(folder + sep))) {
    throw new Refusal('Filen ligger utenfor innholdsmappen.', 400);
  }
}
