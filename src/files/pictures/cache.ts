import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Cache of converted pictures, kept between commands and, by the workflow, between its runs. */
export const cacheFolder = 'node_modules/.cache/eksempelbad/bilder';

/**
 * What made a picture, part of every name in the cache: a number, which goes up whenever the code in this
 * folder makes other bytes of the same original, and the library.
 */
export const maker = JSON.stringify([3, sharp.versions.sharp, sharp.versions.vips]);

/** Writes a whole file or none, even if two processes write it at once. */
export async function writeAtomically(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
