import { extname, join } from 'node:path';
import { type Content, type ContentFile, fileOf, unreadFile } from './content.ts';
import { photoTypes } from './check/pictures.ts';
import { logoFile, readBrand } from './read/brand.ts';
import { folderName, listFolder } from './read/folder.ts';
import { readPictureFile } from './read/picture.ts';
import { readTextFile, type TextFile } from './read/text-file.ts';
import { readFields } from './read/yaml.ts';
import { singleFiles } from './schema/files.ts';

/** Reads a content folder: the only way in. What cannot be read says so in the file's issues. */
export async function readContent(directory: string): Promise<Content> {
  const folder = folderName(directory);
  const names = await listFolder(directory);
  if (!names) return { folder, files: [], names: [] };
  const textOf = (name: string) => readTextFile(directory, name, names);
  const projects = names.filter((name) => /^projects\/[^/]+\/project\.yaml$/.test(name));
  const read = await Promise.all(
    [...Object.keys(singleFiles), ...projects].map(async (name) => asFile(name, await textOf(name))),
  );
  const brand = fileOf({ files: read }, 'brand/brand.yaml');
  const { look, issues } = readBrand(brand, fileOf({ files: read }, 'firm.yaml'), await textOf(logoFile));
  const files = read.map((file) =>
    file === brand ? { ...file, issues: [...file.issues, ...issues] } : file,
  );
  return { folder, files, names, pictures: await readPictures(directory, names), look };
}

function asFile(name: string, read: TextFile): ContentFile {
  if (!('text' in read)) return unreadFile(name, [{ file: name, field: [], ...read }]);
  return readFields(name, read.text);
}

/** One after another: originals of a telephone are large. */
async function readPictures(directory: string, names: readonly string[]) {
  const pictures = names.filter((name) => ['.svg', ...photoTypes].includes(extname(name).toLowerCase()));
  const read = async (name: string) => [name, await readPictureFile(join(directory, name))] as const;
  return new Map(await Array.fromAsync(pictures, read));
}
