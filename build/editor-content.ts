import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder, currentContent } from '../src/content/current.ts';
import type { BuiltContent } from '../src/rediger/openValues.ts';
import { readValue } from '../src/rediger/saving/text.ts';

/** A file of the content, and the id that git gives its bytes. */
async function readBlob(name: string) {
  const bytes = await readFile(join(contentFolder, name));
  const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return { bytes, id };
}

/**
 * Writes what the forms show of the content, so that they ask only for what has changed since: `innhold.json`
 * with the texts and what they say, and a copy of every picture, 480 px wide, named by its id in git.
 */
export async function writeContent(outDir: string): Promise<void> {
  const { files, pictures = [] } = await currentContent();
  const built: BuiltContent = {};
  for (const { name, value } of files) {
    if (value === undefined) continue;
    const { bytes, id } = await readBlob(name);
    const text = new TextDecoder().decode(bytes);
    built[name] = { id, text, value: readValue(name, text) };
  }
  await mkdir(join(outDir, 'bilder'));
  for (const [name, { image }] of pictures) {
    if (!image) continue;
    const { bytes, id } = await readBlob(name);
    const small = sharp(bytes).autoOrient().resize({ width: 480, withoutEnlargement: true });
    await writeFile(join(outDir, 'bilder', `${id}.webp`), await small.webp({ quality: 65 }).toBuffer());
    built[name] = { id };
  }
  await writeFile(join(outDir, 'innhold.json'), JSON.stringify(built));
}
