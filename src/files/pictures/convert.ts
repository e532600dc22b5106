import sharp, { type Sharp } from 'sharp';
import { cropRegion, largestVersion, type Version } from '../../content/cropRegion.ts';

// One thread a picture: several are converted at once, and the bytes do not depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels of a picture, from above, and their shape. */
export interface Decoded {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decodes a picture to eight bits a channel. */
export const decoded = async (picture: Sharp): Promise<Decoded> => {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
};

/**
 * The pipeline's colour space. On its own sharp converts inks and 16-bit colours to Display P3, whose numbers
 * it writes as sRGB, and ignores the profile of 16-bit grey.
 */
const pipelines: Readonly<Record<string, string>> = { cmyk: 'srgb', rgb16: 'srgb', grey16: 'b-w' };

/**
 * A picture as browsers show it: upright, 8 bits a channel, in sRGB and without metadata.
 *
 * @throws Error if it cannot be decoded to its end, when it is written
 */
export async function asShown(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { failOn: 'truncated' });
  const pipeline = pipelines[(await picture.metadata()).space];
  if (pipeline) picture.pipelineColourspace(pipeline);
  return picture.toColourspace('srgb').autoOrient();
}

/**
 * Decodes an original once for all its versions, no larger than the largest needs. It does not depend on
 * which versions are made, and so neither do their bytes.
 */
export const decode = async (bytes: Uint8Array): Promise<Decoded> =>
  decoded((await asShown(bytes)).resize({ ...largestVersion, fit: 'outside', withoutEnlargement: true }));

/** Measured in docs/decisions/12. */
const avif = { tune: 'ssim', effort: 2, quality: 62, chromaSubsampling: '4:2:0' } as const;

/** Crops a decoded original around the focal point, scales and encodes it; a logo without loss. */
export function convert({ data, raw }: Decoded, version: Version): Promise<Buffer> {
  const { format, width, height, focus, isLogo } = version;
  const picture = sharp(data, { raw });
  const region = focus && cropRegion(raw, width / height, focus.x, focus.y);
  const scaled = (region ? picture.extract(region) : picture).resize(width, height, { fit: 'fill' });
  if (isLogo) return scaled.webp({ lossless: true, effort: 6 }).toBuffer();
  if (format === 'avif') return scaled.avif(avif).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 72 }).toBuffer();
  return scaled.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
