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
  const isPhoto = missing.some(([, { isLogo }]) => !isLogo);
  const photo = isPhoto ? await decode(bytes) : undefined;
  const makeAll = missing.map(async ([name, version]) => {
    const decoded = version.isLogo ? await drawLogo(bytes, version) : photo;
    if (decoded) await writeAtomically(cachedFile(name), await convert(decoded, version));
  });
  await Promise.all(makeAll);
  return missing.length;
}

/** Copies a cached version, and marks it as used by its time. */
export async function publish(name: string, to: string): Promise<void> {
  const now = new Date();
  await mkdir(dirname(to), { recursive: true });
  await Promise.all([copyFile(cachedFile(name), to), utimes(cachedFile(name), now, now)]);
}

/** Time in the cache after the last use, in milliseconds: hidden content may come back within weeks. */
const lifetime = 60 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for sixty days. */
export async function pruneCache(now = Date.now()): Promise<void> {
  for (const name of await readdir(cacheFolder).catch(() => []))
    if (now - (await stat(cachedFile(name))).mtimeMs > lifetime) await rm(cachedFile(name), { force: true });
}
