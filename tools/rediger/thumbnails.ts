import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../../src/content/read.ts';
import { gitIn } from './git.ts';

/** A copy for the forms, 480 px wide. */
const makeThumbnail = (bytes: Uint8Array) =>
  sharp(bytes).autoOrient().resize({ width: 480, withoutEnlargement: true }).webp({ quality: 65 }).toBuffer();

/** Answers with the copy of a picture in a repository, by the id that git gives the original. */
export async function serveThumbnail(root: string, id: string): Promise<Response> {
  const original = await gitIn(root)(['cat-file', 'blob', id]);
  const body = Uint8Array.from(await makeThumbnail(original));
  return new Response(body, { headers: { 'Content-Type': 'image/webp' } });
}

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
