import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawingFault } from './cleanLogo.ts';
import type { PictureInfo } from '../content/content.ts';

/** Cache by checksum: decoding is slow, and `npm run dev` reads all pictures again after each change. */
const cache = new Map<string, Promise<PictureInfo>>();

/** Reads a picture file; one that cannot be decoded has no `image`. */
export async function readPictureFile(path: string): Promise<PictureInfo> {
  // A folder, or a file without permission: reported as a picture that cannot be read.
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const checksum = hash('sha256', bytes);
  const info = cache.get(checksum) ?? inspect(bytes, checksum);
  cache.set(checksum, info);
  return info;
}

async function inspect(bytes: Buffer, checksum: string): Promise<PictureInfo> {
  const file = { bytes: bytes.length, checksum };
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { format, autoOrient, exif, xmp } = await picture.metadata();
    // Decodes it to the end.
    await picture.resize(16).raw().toBuffer();
    const fault = format === 'svg' ? drawingFault(bytes.toString()) : undefined;
    return { ...file, image: { format, ...autoOrient }, fault, hasGps: hasGps(exif, xmp) };
  } catch {
    // sharp throws a plain Error, whatever is wrong with the bytes.
    return { ...file, hasGps: false };
  }
}

/** Start of the GPS latitude: tag 2, three fractions (Exif 3.0, section 4.6.6), in either byte order. */
const latitudes = ['0002000500000003', '0200050003000000'].map((bytes) => Buffer.from(bytes, 'hex'));

const hasGps = (exif?: Buffer, xmp?: Buffer): boolean =>
  latitudes.some((latitude) => exif?.includes(latitude)) || (xmp?.includes('GPSLatitude') ?? false);
