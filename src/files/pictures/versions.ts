import { hash } from 'node:crypto';
import type { Version } from '../../content/cropRegion.ts';
import type { PictureInfo } from '../../content/content.ts';
import { maker } from './cache.ts';

/** Versions by the names of their files, of each original by its path in the content folder. */
type Requested = Map<string, Map<string, Version>>;

/** On `globalThis`, because Vite loads this module twice: for the configuration and for the pages. */
const registry: typeof globalThis & { requestedVersions?: Requested } = globalThis;

/** Versions that pages have shown so far. */
export const requestedVersions = (): Requested => (registry.requestedVersions ??= new Map());

/** Adds a version to those that are made, and returns the name of its file. */
export function requestVersion(path: string, info: PictureInfo, version: Version): string {
  const name = versionName(info, version);
  const all = requestedVersions();
  all.set(path, (all.get(path) ?? new Map<string, Version>()).set(name, version));
  return name;
}

/**
 * Name of a version's file: a digest of all that decides its bytes but its size, and the size. All versions
 * of a picture share the digest, which compresses well. The original's name may be a customer's.
 */
export function versionName({ checksum }: PictureInfo, version: Version): string {
  const { format, width, height, focus, isLogo } = version;
  const made = JSON.stringify([checksum, maker, focus?.x, focus?.y, isLogo]);
  return `${hash('sha256', made, 'base64url').slice(0, 10)}-${width}x${height}.${format}`;
}
