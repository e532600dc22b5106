import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { photoTypes } from '../../tools/content/picture-file.ts';
import { isInside } from '../../tools/content/text-file.ts';
import { Refusal } from './refusal.ts';

/** Width in pixels: sharp on a fine screen where a form shows it. */
const width = 640;

/** A small picture for a form, always drawn anew: what an SVG or a camera's notes may hold does not reach the browser. */
export async function thumbnail(original: Uint8Array): Promise<Uint8Array> {
  return sharp(original)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * Reads a picture of the content folder.
 *
 * @throws Refusal for every other file
 */
export async function readPicture(content: string, name: string): Promise<Uint8Array> {
  const path = join(content, name);
  const isPicture = [...photoTypes, '.svg'].includes(extname(name).toLowerCase());
  if (!isPicture || !(await isInside(content, path).catch(() => false))) {
    throw new Refusal('Bildet finnes ikke.', 404);
  }
  return readFile(path);
}
