import { hash } from 'node:crypto';
import type { Version } from '../../content/cropRegion.ts';
import type { PictureInfo } from '../../content/content.ts';
import { maker } from './cache.ts';

/**
 * Name of a version's file: a digest of all that decides its bytes but its size, and the size. All versions
 * of a picture share the digest, which compresses well. The original's name may be a customer's.
 */
export function versionName({ checksum }: PictureInfo, version: Version): string {
  const { format, width, height, focus, isLogo } = version;
  const made = JSON.stringify([checksum, maker, focus?.x, focus?.y, isLogo]);
  return `${hash('sha256', made, 'base64url').slice(0, 10)}-${width}x${height}.${format}`;
}
