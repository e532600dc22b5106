import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import {
  type Content,
  type ContentFile,
  brandFile,
  fileOf,
  isHiddenFile,
  projectIdOf,
  unreadableFile,
  withLogo,
} from '../content/content.ts';
import { missingFile } from '../content/check/issue.ts';
import { photoTypes } from '../content/kinds.ts';
import { inParallel } from './inParallel.ts';
import { readBrand } from './brand.ts';
import { readPictureFile } from './pictures/inspect.ts';
import { readTextFile, type TextFile } from './text-file.ts';
import { readFields } from '../content/yaml/yaml.ts';
import { singleFileNames } from '../content/schema/files.ts';

/** Reads a content folder. What cannot be read becomes an issue of its file. */
export async function readContent(directory: string): Promise<Content> {
  const folder = folderName(directory);
  const names = await listFolder(directory);
  if (!names) return { folder, files: [], names: [] };
  const textOf = async (name: string) =>
    names.includes(name) ? readTextFile(join(directory, name)) : missingFile;
  const projects = names.filter((name) => projectIdOf(name) !== undefined);
  const read = await Promise.all(
    [...singleFileNames, ...projects].map(async (name) => asFile(name, await textOf(name))),
  );
  const written = fileOf({ files: read }, brandFile);
  const brand = { ...written, value: withLogo(written.value, names) };
  const { theme, issues } = await readBrand(brand, directory, names);
  const files = read.map((file) =>
    file === written ? { ...brand, issues: [...file.issues, ...issues] } : file,
  );
  return { folder, files, names, pictures: await readPictures(directory, names), theme };
}

/** By name: `npm run dev` parses only what changed. */
const parsed = new Map<string, ContentFile>();

function asFile(name: string, read: TextFile): ContentFile {
  if (!('text' in read)) return unreadableFile(name, [{ file: name, field: [], ...read }]);
  const known = parsed.get(name);
  if (known?.text === read.text) return known;
  const file = { ...readFields(name, read.text), text: read.text };
  parsed.set(name, file);
  return file;
}

/** As many at once as there are processors, because originals of a phone are large. */
async function readPictures(directory: string, names: readonly string[]) {
  const pictures = names.filter((name) => ['.svg', ...photoTypes].includes(extname(name).toLowerCase()));
  const read = await inParallel(
    pictures,
    async (name) => [name, await readPictureFile(join(directory, name))] as const,
  );
  return new Map(read);
}

/** Path relative to the working folder, or the whole path if it is outside. */
function folderName(directory: string): string {
  const here = relative('', directory).replaceAll('\\', '/');
  return here === '' || here.startsWith('..') ? directory : here;
}

/** `proj2` before `proj10`. */
const byName = new Intl.Collator('nb', { numeric: true }).compare;

/**
 * Paths below a folder, with forward slashes; `undefined` without the folder. Skips hidden files, and links,
 * which could lead to something that is not to be published.
 */
async function listFolder(directory: string): Promise<string[] | undefined> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !isHiddenFile(name))
    .toSorted(byName);
}
