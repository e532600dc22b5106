import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { photoTypes } from '../content/picture-file.ts';
import type { DemoFact } from './demo.ts';

const listFile = fileURLToPath(new URL('demo-pictures.json', import.meta.url));

/** The example's pictures by folder: a picture with the same checksum (SHA-256) under any name is one of them. */
export async function demoPictureFolders(directory: string): Promise<DemoFact[]> {
  const known = new Set(
    Object.values(JSON.parse(await readFile(listFile, 'utf8')) as Record<string, string>),
  );
  const found = (await checksums(directory)).filter(({ sum }) => known.has(sum)).map(({ name }) => name);
  return Object.entries(Object.groupBy(found, (name) => dirname(name))).map(([folder, names = []]) => ({
    file: folder,
    field: [],
    text: `${names.length === 1 ? '1 bilde' : `${names.length} bilder`}: ${names.map((name) => basename(name)).join(', ')}`,
  }));
}

/** Writes the list of the example's pictures anew, from a folder that holds nothing but the example. */
export async function rewriteDemoPictures(directory: string): Promise<number> {
  const sums = await checksums(directory);
  const list = Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  return sums.length;
}

async function checksums(directory: string): Promise<{ name: string; sum: string }[]> {
  const pictures = await pictureFiles(directory);
  return Promise.all(
    pictures.map(async (name) => ({
      name,
      sum: createHash('sha256')
        .update(await readFile(join(directory, name)))
        .digest('hex'),
    })),
  );
}

/** Every picture and logo in a content folder, by path relative to it. */
export async function pictureFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ['.svg', ...photoTypes].includes(extname(name).toLowerCase()))
    .sort(new Intl.Collator('nb', { numeric: true }).compare);
}
