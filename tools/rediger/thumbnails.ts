import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../../src/content/read.ts';

/** A copy for the forms, 480 px wide. */
export const makeThumbnail = (bytes: Uint8Array) =>
  sharp(bytes).autoOrient().resize({ width: 480, withoutEnlargement: true }).webp({ quality: 65 }).toBuffer();

/** Writes a copy of every picture of the content, named by the id that git gives the original. */
export async function writeThumbnails(contentFolder: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const { pictures } = await readContent(contentFolder);
  for (const [name, { image }] of pictures ?? []) {
    if (!image) continue;
    const bytes = await readFile(join(contentFolder, name));
    const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    await writeFile(join(outDir, `${id}.webp`), await makeThumbnail(bytes));
  }
}
