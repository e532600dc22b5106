import { extname, join } from 'node:path';
import { type Content, type ContentFile, fileOf, type PictureInfo, unreadFile } from './content.ts';
import { photoTypes } from './check/picture-names.ts';
import { readBrand } from './read/brand.ts';
import { readMarkdown } from './read/markdown.ts';
import { folderName, listFolder } from './read/folder.ts';
import { readPictureFile } from './read/picture.ts';
import { readTextFile } from './read/text-file.ts';
import { readYaml } from './read/yaml.ts';
import { singleFiles } from './schema/files.ts';

/** Reads a content folder: the only way in. What cannot be read says so in the file's issues. */
export async function readContent(directory: string): Promise<Content> {
  const folder = folderName(directory);
  const listed = await listFolder(directory);
  if (!listed) return { folder, files: [], names: [], outside: [] };
  const projects = listed.names.filter((name) => /^projects\/[^/]+\/project\.yaml$/.test(name));
  const names = [...Object.keys(singleFiles), ...projects];
  const read = await Promise.all(names.map((name) => readFile(directory, name)));
  const brand = fileOf({ files: read }, 'brand/brand.yaml');
  const { look, issues } = await readBrand(directory, brand, fileOf({ files: read }, 'firm.yaml'));
  const files = read.map((file) =>
    file === brand ? { ...file, issues: [...file.issues, ...issues] } : file,
  );
  return { folder, files, ...listed, pictures: await readPictures(directory, listed), look };
}

async function readFile(directory: string, name: string): Promise<ContentFile> {
  const read = await readTextFile(directory, name);
  if (!('text' in read)) return unreadFile(name, [{ file: name, field: [], ...read }]);
  if (name.endsWith('.md')) return readMarkdown(name, read.text);
  return readYaml(name, read.text);
}

/** One after another: originals of a telephone are large. */
async function readPictures(directory: string, { names, outside }: Pick<Content, 'names' | 'outside'>) {
  const pictures = new Map<string, PictureInfo>();
  for (const name of names) {
    const isPicture = ['.svg', ...photoTypes].includes(extname(name).toLowerCase());
    if (isPicture && !outside.includes(name))
      pictures.set(name, await readPictureFile(join(directory, name)));
  }
  return pictures;
}
