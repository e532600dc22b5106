import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureInfo } from '../../content/content.ts';
import { asShown } from './convert.ts';
import { cacheFolder, maker, writeAtomically } from './cache.ts';
import { drawLogo, drawSvg } from './drawLogo.ts';

/** Results by path and state of the file: `npm run dev` reads only what changed. */
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

/** Decoding is slow: results are cached by the digest of the file. */
async function inspectFile(path: string): Promise<PictureInfo> {
  // A folder, or a file without permission: reported as a picture that cannot be read.
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const checksum = hash('sha256', bytes);
  const cached = join(cacheFolder, `${hash('sha256', checksum + maker)}.json`);
  const known = await readFile(cached, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as PictureInfo;
  const info = await inspect(bytes, checksum);
  await writeAtomically(cached, JSON.stringify(info));
  return info;
}

async function inspect(bytes: Buffer, checksum: string): Promise<PictureInfo> {
  const file = { bytes: bytes.length, checksum, gitId: gitIdOf(bytes) };
  try {
    const { format, autoOrient, exif, xmp, hasAlpha } = await sharp(bytes).metadata();
    // Decodes it to the end.
    const picture = format === 'svg' ? await drawSvg(bytes) : await asShown(bytes);
    await picture.resize(16).raw().toBuffer();
    const image = { format, ...autoOrient };
    // Only what is partly transparent can have transparent margins.
    const visible = hasAlpha ? sizeOf((await drawLogo(bytes)).raw) : autoOrient;
    const fault = format === 'svg' ? drawingFault(bytes.toString()) : undefined;
    return { ...file, image, visible, drawingFault: fault, hasGps: hasGps(bytes, exif, xmp) };
  } catch {
    // sharp throws a plain Error, whatever is wrong with the bytes.
    return { ...file, hasGps: false };
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** Why a drawing would come out as another one than its designer saw. */
function drawingFault(svg: string): PictureInfo['drawingFault'] {
  // A font of the machine that builds.
  if (/<(?:\w+:)?text[\s>]/.test(svg)) return 'text';
  const [root = ''] = /<(?:\w+:)?svg\s[^>]*>/.exec(svg) ?? [];
  // Without a size of its own it cannot be enlarged.
  return /\sviewBox\s*=|\swidth\s*=\s*["'][^"'%]+["']/.test(root) ? undefined : 'size';
}

const gitIdOf = (bytes: Buffer) =>
  hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

/** Start of the GPS latitude: tag 2, three fractions (Exif 3.0, section 4.6.6), in either byte order. */
const latitudes = ['0002000500000003', '0200050003000000'].map((bytes) => Buffer.from(bytes, 'hex'));

/** sharp gives no XMP of a JPEG with a gain map (Ultra HDR), but it is text in the file. */
const hasGps = (bytes: Buffer, exif?: Buffer, xmp?: Buffer): boolean =>
  latitudes.some((latitude) => exif?.includes(latitude)) ||
  [xmp, bytes].some((text) => text?.includes('GPSLatitude'));
