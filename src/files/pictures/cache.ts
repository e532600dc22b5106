import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Cache of converted pictures, kept between commands and, by the workflow, between its runs. */
export const cacheFolder = 'node_modules/.cache/eksempelbad/bilder';

/**
 * Part of every name in the cache. Increase the number whenever the code in this folder makes other bytes of
 * the same original; an update of sharp changes the rest.
 */
export const cacheVersion = JSON.stringify([4, sharp.versions.sharp, sharp.versions.vips]);

/** Writes a file under another name and renames it, so that no other process reads half a file. */
export async function writeAtomically(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
