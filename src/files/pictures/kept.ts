import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** What was made of pictures, kept between commands and, by the workflow, between its runs. */
export const keptFolder = 'node_modules/.cache/eksempelbad/bilder';

/** The code that makes something of a picture. */
const code = ['convert.ts', 'inspect.ts', 'versions.ts'].map((file) => `src/files/pictures/${file}`);

let digest: string | undefined;

/** Digest of that code and of the library: part of what names everything that is kept. */
export const digestOfMaker = () => (digest ??= digestNow());

function digestNow(): string {
  const sources = [...code, 'src/content/cropRegion.ts', 'src/content/brand/drawing.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return hash('sha256', JSON.stringify([...sources, sharp.versions]));
}

/** Writes a whole file or none, also where two write it at once. */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
