import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureInfo } from '../../content/content.ts';
import { gitBlobId } from '../gitBlobId.ts';
import { asShown } from './convert.ts';
import { cacheFolder, cacheVersion, writeAtomically } from './cache.ts';
import { drawLogo, drawSvg } from './drawLogo.ts';

/** Results by path, used until the file changes: `npm run dev` reads the content at every save. */
const inspected = new Map<string, { state: string; info: Promise<PictureInfo> }>();

/** Reads a picture file; one that cannot be decoded has no `image`. */
export async function readPictureFile(path: string): Promise<PictureInfo> {
  const { mtimeMs, ctimeMs, size } = await stat(path);
  const state = [mtimeMs, ctimeMs, size].join(' ');
  const known = inspected.get(path);
  if (known?.state === state) return known.info;
  const info = inspectFile(path);
  inspected.set(path, { state, info });
  return info;
}

/** Reads a file through the cache on disk, by its digest, because decoding is slow. */
async function inspectFile(path: string): Promise<PictureInfo> {
  // A folder, or a file without permission: reported as a picture that cannot be read.
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const checksum = hash('sha256', bytes);
  const cached = join(cacheFolder, `${hash('sha256', checksum + cacheVersion)}.json`);
  const known = await readFile(cached, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as PictureInfo;
  const info = await inspect(bytes, checksum);
  await writeAtomically(cached, JSON.stringify(info));
  return info;
}

async function inspect(bytes: Buffer, checksum: string): Promise<PictureInfo> {
  const file = { checksum, gitId: gitBlobId(bytes) };
  try {
    const { format, autoOrient, exif, xmp, hasAlpha } = await sharp(bytes).metadata();
    // Throws if the picture cannot be decoded to its end.
    const picture = format === 'svg' ? await drawSvg(bytes) : await asShown(bytes);
    await picture.resize(16).raw().toBuffer();
    const image = { format, ...autoOrient };
    // Only a picture with transparency can have transparent margins.
    const visible = hasAlpha ? await visibleSize(bytes) : autoOrient;
    const fault = format === 'svg' ? drawingFault(bytes.toString()) : undefined;
    return { ...file, image, visible, drawingFault: fault, hasGps: hasGps(bytes, exif, xmp) };
  } catch {
    // sharp throws a plain Error, whatever is wrong with the bytes.
    return { ...file, hasGps: false };
  }
}

async function visibleSize(bytes: Buffer) {
  const { width, height } = (await drawLogo(bytes)).raw;
  return { width, height };
}

/** Why an SVG may look different on the site than in its designer's program. */
function drawingFault(svg: string): PictureInfo['drawingFault'] {
  // It would be drawn in a font of the machine that builds.
  if (/<(?:\w+:)?text[\s>]/.test(svg)) return 'text';
  const [root = ''] = /<(?:\w+:)?svg\s[^>]*>/.exec(svg) ?? [];
  // Without a size of its own it cannot be enlarged.
  const hasSize = /\sviewBox\s*=|\swidth\s*=\s*["'][^"'%]+["']/.test(root);
  return hasSize ? undefined : 'size';
}

/** Start of a GPS latitude: tag 2, three fractions (Exif 3.0, section 4.6.6), in both byte orders. */
const latitudes = ['0002000500000003', '0200050003000000'].map((bytes) => Buffer.from(bytes, 'hex'));

function hasGps(bytes: Buffer, exif?: Buffer, xmp?: Buffer): boolean {
  if (latitudes.some((latitude) => exif?.includes(latitude))) return true;
  if (xmp?.includes('GPSLatitude')) return true;
  // sharp does not return the XMP of a JPEG with a gain map (Ultra HDR), but it is plain text in the file.
  return bytes.includes('GPSLatitude');
}
