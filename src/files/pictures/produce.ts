import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutMetadata } from '../../content/brand/drawing.ts';
import type { Version } from '../../content/cropRegion.ts';
import { convert, decode } from './convert.ts';
import { keptFolder, writeWhole } from './kept.ts';

/** The kept file of a version. */
export const keptFile = (name: string) => join(keptFolder, name);

/**
 * Makes versions of one original that are not kept yet, by the names of their files. It is decoded once.
 *
 * @returns how many it made
 */
export async function produce(original: string, versions: ReadonlyMap<string, Version>): Promise<number> {
  const missing = [...versions].filter(([name]) => !existsSync(keptFile(name)));
  if (missing.length === 0) return 0;
  const bytes = await readFile(original);
  const isRaster = missing.some(([, { format }]) => format !== 'svg');
  const decoded = isRaster && (await decode(bytes));
  const makeAll = missing.map(async ([name, version]) => {
    const isDrawing = !decoded || version.format === 'svg';
    await writeWhole(
      keptFile(name),
      isDrawing ? withoutMetadata(bytes.toString()) : await convert(decoded, version),
    );
  });
  await Promise.all(makeAll);
  return missing.length;
}

/** Copies a kept version, and notes that it is still in use. */
export async function publish(name: string, to: string): Promise<void> {
  const now = new Date();
  await mkdir(dirname(to), { recursive: true });
  await Promise.all([copyFile(keptFile(name), to), utimes(keptFile(name), now, now)]);
}

/** How long what no build used is kept: content that is hidden or tried comes back within weeks. */
const keptTime = 60 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for sixty days. */
export async function forgetUnused(now = Date.now()): Promise<void> {
  for (const name of await readdir(keptFolder).catch(() => []))
    if (now - (await stat(keptFile(name))).mtimeMs > keptTime) await rm(keptFile(name), { force: true });
}
