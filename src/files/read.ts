import { extname, join, relative } from 'node:path';
import { fileIssue, missingFile } from '../content/check/issue.ts';
import {
  brandFile,
  type Content,
  findFile,
  readProjectId,
  unreadableFile,
  withLogo,
  type WrittenFile,
} from '../content/content.ts';
import { parseFiles } from '../content/parse.ts';
import { singleFileNames } from '../content/schema/files.ts';
import { photoTypes } from '../content/schema/picture.ts';
import { readFields } from '../content/yaml/yaml.ts';
import { readBrand } from './brand.ts';
import { listFolder } from './folder.ts';
import { inParallel } from './inParallel.ts';
import { readPictureFile } from './pictures/inspect.ts';
import { readTextFile, type TextFile } from './text.ts';

/** Reads and parses a content folder. What cannot be read becomes an issue of its file. */
export async function readContent(directory: string): Promise<Content> {
  const folder = folderName(directory);
  const listed = await listFolder(directory);
  if (!listed) return { folder, files: [], facts: undefined, paths: [] };
  const { names, leftOut } = listed;
  const readText = async (name: string) =>
    names.includes(name) ? readTextFile(join(directory, name)) : missingFile;
  const projects = names.filter((name) => readProjectId(name) !== undefined);
  const reading = [...singleFileNames, ...projects].map(async (name) => {
    const file = asFile(name, await readText(name));
    return name === brandFile ? { ...file, value: withLogo(file.value, names) } : file;
  });
  const { files, facts } = parseFiles(await Promise.all(reading));
  const { theme, issues } = await readBrand(findFile({ files }, brandFile), directory, names);
  return {
    folder,
    files: files.map((file) =>
      file.name === brandFile ? { ...file, issues: [...file.issues, ...issues] } : file,
    ),
    facts,
    paths: names,
    leftOut,
    pictures: await readPictures(directory, names),
    theme,
  };
}

const asFile = (name: string, read: TextFile): WrittenFile =>
  'text' in read
    ? readFields(name, read.text)
    : unreadableFile(name, [fileIssue(name, read.found, read.expected)]);

/** Reads the picture files, not all at once: the originals of a phone are large. */
async function readPictures(directory: string, names: readonly string[]) {
  const isPicture = (name: string) => ['.svg', ...photoTypes].includes(extname(name).toLowerCase());
  const entries = await inParallel(names.filter(isPicture), async (name) => {
    const info = await readPictureFile(join(directory, name));
    return [name, info] as const;
  });
  return new Map(entries);
}

/** Path relative to the working folder, or the whole path if it is outside. */
function folderName(directory: string): string {
  const here = relative('', directory).replaceAll('\\', '/');
  return here === '' || here.startsWith('..') ? directory : here;
}
