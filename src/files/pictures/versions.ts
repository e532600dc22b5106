import { hash } from 'node:crypto';
import type { Version } from '../../content/cropRegion.ts';
import type { PictureInfo } from '../../content/content.ts';
import { cacheVersion } from './cache.ts';

/**
 * Name of a version's file: a digest of everything that decides its bytes, except the size, and the size. All
 * sizes of a picture share the digest, because repeated text compresses well. The original's name is not
 * used, because it may be a customer's.
 */
export function versionName({ checksum }: PictureInfo, version: Version): string {
  const { format, width, height, focus, isLogo, isAwaited } = version;
  const source = JSON.stringify([checksum, cacheVersion, focus?.x, focus?.y, isLogo, isAwaited]);
  return `${hash('sha256', source, 'base64url').slice(0, 10)}-${width}x${height}.${format}`;
}
