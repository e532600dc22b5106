import { readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path/posix';
import { readContent } from '../../tools/content/check-content.ts';
import { referencesIn } from '../../tools/content/pictures.ts';
import { formOf, projectId } from '../content/files.ts';
import { mapPictures } from '../content/values.ts';
import { freeName } from '../desk/pictures.ts';
import { exists } from './files.ts';
import { isUpload, type Uploads } from './uploads.ts';

/** Folder that a file's own pictures lie in, relative to the content folder: the project's, or `hero` for `hero.yaml`. */
const pictureFolder = (name: string) =>
  projectId(name) === undefined ? name.slice(0, -extname(name).length) : dirname(name);

/** Gives each new picture a name that no other has, and puts that name where the form named the upload. */
export async function placeUploads(content: string, name: string, value: unknown, uploads: Uploads) {
  const folder = pictureFolder(name);
  const taken = await readdir(`${content}/${folder}`).catch((): string[] => []);
  const pictures: [string, Uint8Array][] = [];
  const names = new Map<string, string>();
  const placed = mapPictures(formOf(name), value, (picture) => {
    if (!isUpload(picture)) return picture;
    const known = names.get(picture);
    if (known !== undefined) return known;
    const upload = uploads.find(picture);
    const file = freeName(upload.name, taken);
    const path = join(folder, file);
    const written = path.slice(join(dirname(name), '/').replace(/^\.\//, '').length);
    taken.push(file);
    pictures.push([path, upload.bytes]);
    names.set(picture, written);
    return written;
  });
  return { value: placed, pictures };
}

/** Of the pictures that a file no longer names, those in its own folder that no other file names either. */
export async function unusedElsewhere(
  content: string,
  name: string,
  pictures: readonly string[],
): Promise<string[]> {
  const folder = pictureFolder(name);
  const paths = pictures.map((picture) => join(dirname(name), picture));
  const own = paths.filter((path) => dirname(path) === folder);
  const users = own.length > 0 ? await otherUsers(content, name) : new Map<string, string>();
  const unused = own.filter((path) => !users.has(path));
  const there = await Promise.all(unused.map((path) => exists(content, path)));
  return unused.filter((_, index) => there[index]);
}

/** The pictures that the other content files name, each with a file that does. */
export async function otherUsers(content: string, name: string): Promise<Map<string, string>> {
  const { files } = await readContent(content);
  const references = files.filter((file) => file.name !== name).flatMap((file) => referencesIn(file));
  return new Map(references.map(({ yaml, name: picture }) => [join(dirname(yaml.name), picture), yaml.name]));
}
