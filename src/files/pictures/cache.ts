import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Cache of converted pictures, kept between commands and, by the workflow, between its runs. */
export const cacheFolder = 'node_modules/.cache/eksempelbad/bilder';

/** Files that decide what is made of a picture. */
const code = [
  ...['convert.ts', 'inspect.ts', 'versions.ts'].map((file) => `src/files/pictures/${file}`),
  'src/content/cropRegion.ts',
  'src/content/brand/drawing.ts',
];

let digest: string | undefined;

/** Digest of that code and of the library: part of every name in the cache. */
export const codeDigest = () =>
  (digest ??= hash(
    'sha256',
    JSON.stringify([...code.map((file) => readFileSync(file, 'utf8')), sharp.versions]),
  ));

/** Writes a whole file or none, even if two processes write it at once. */
export async function writeAtomically(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
