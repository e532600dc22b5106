import sharp, { type Sharp } from 'sharp';
import { cropRegion, largestVersion, type Version } from '../../content/cropRegion.ts';

// One thread a picture: several are converted at once, and the bytes do not depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/** The pixels of a picture from its top row on, and their layout. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Reads the pixels of a picture, eight bits a channel. */
export const readPixels = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
};

/** Colour spaces of originals that sharp would convert to Display P3, and write the numbers as if sRGB. */
const spacesToConvert = ['cmyk', 'rgb16'];

/**
 * A picture as browsers show it: upright, 8 bits a channel, in sRGB and without metadata.
 *
 * @throws Error, when it is written, if it cannot be decoded to its end
 */
export async function asShown(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { failOn: 'truncated' });
  const { space } = await picture.metadata();
  if (spacesToConvert.includes(space)) picture.pipelineColourspace('srgb');
  return picture.toColourspace('srgb').autoOrient();
}

/**
 * Decodes an original once for all its versions, scaled down to what the largest possible version needs. The
 * size is fixed, so that the bytes of a version do not depend on which other versions are made.
 */
export const decode = async (bytes: Uint8Array): Promise<Pixels> =>
  readPixels((await asShown(bytes)).resize({ ...largestVersion, fit: 'outside', withoutEnlargement: true }));

/** Settings that docs/decisions/12 measured. */
const avif = { tune: 'ssim', effort: 2, quality: 62, chromaSubsampling: '4:2:0' } as const;
const awaitedAvif = { ...avif, effort: 4, quality: 55 };

/** Crops a decoded original around the focal point, scales and encodes it; a logo without loss. */
export function convert({ data, raw }: Pixels, version: Version): Promise<Buffer> {
  const { format, width, height, focus, isLogo, isAwaited } = version;
  const picture = sharp(data, { raw });
  const region = focus && cropRegion(raw, width / height, focus.x, focus.y);
  const scaled = (region ? picture.extract(region) : picture).resize(width, height, { fit: 'fill' });
  if (isLogo) return scaled.webp({ lossless: true, effort: 6 }).toBuffer();
  if (format === 'avif') return scaled.avif(isAwaited ? awaitedAvif : avif).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 72 }).toBuffer();
  return scaled.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
