import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Version } from '../../content/cropRegion.ts';
import { convert, decode } from './convert.ts';
import { drawLogo } from './drawLogo.ts';
import { cacheFolder, writeAtomically } from './cache.ts';

/** The cached file of a version. */
export const cachedFile = (name: string) => join(cacheFolder, name);

/**
 * Makes the versions of one original that are not cached yet, by the names of their files.
 *
 * @returns how many it made
 */
export async function produce(original: string, versions: ReadonlyMap<string, Version>): Promise<number> {
  const missing = [...versions].filter(([name]) => !existsSync(cachedFile(name)));
  if (missing.length === 0) return 0;
  const bytes = await readFile(original);
  const hasPhotos = missing.some(([, { isLogo }]) => !isLogo);
  const photo = hasPhotos ? await decode(bytes) : undefined;
  const writing = missing.map(async ([name, version]) => {
    const pixels = version.isLogo ? await drawLogo(bytes, version) : photo;
    if (pixels) await writeAtomically(cachedFile(name), await convert(pixels, version));
  });
  await Promise.all(writing);
  return missing.length;
}

/** Copies a cached version. Its new time in the cache marks it as used. */
export async function publish(name: string, to: string): Promise<void> {
  const now = new Date();
  await mkdir(dirname(to), { recursive: true });
  await Promise.all([copyFile(cachedFile(name), to), utimes(cachedFile(name), now, now)]);
}

/** How long a version stays cached after its last use, in milliseconds: content may be hidden for weeks. */
const lifetime = 60 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for sixty days. */
export async function pruneCache(now = Date.now()): Promise<void> {
  for (const name of await readdir(cacheFolder).catch(() => [])) {
    const file = cachedFile(name);
    const { mtimeMs: lastUse } = await stat(file);
    if (now - lastUse > lifetime) await rm(file, { force: true });
  }
}
