import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { photoTypes } from '../../tools/content/picture-file.ts';
import { isInside } from '../../tools/content/text-file.ts';

/** A small picture to send. */
export interface Thumbnail {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Height in pixels: twice what the desk shows. */
const height = 128;

/**
 * A picture of the content folder, small.
 *
 * @param file its path, relative to the content folder
 * @returns nothing where it is no picture, or lies elsewhere
 */
export async function thumbnail(content: string, file: string): Promise<Thumbnail | undefined> {
  const path = join(content, file);
  const type = extname(file).toLowerCase();
  if (![...photoTypes, '.svg'].includes(type) || !(await isInside(content, path).catch(() => false))) {
    return undefined;
  }
  if (type === '.svg') return { type: 'image/svg+xml', bytes: await readFile(path) };
  const small = await sharp(path).autoOrient().resize({ height }).webp({ quality: 75 }).toBuffer();
  return { type: 'image/webp', bytes: new Uint8Array(small) };
}
