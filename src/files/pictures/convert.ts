import sharp, { type Sharp } from 'sharp';
import { cropRegion, largestVersion, type Version } from '../../content/cropRegion.ts';

// One thread a picture: several are converted at once, and the bytes do not depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels of a picture, from above, and their shape. */
interface Decoded {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const decoded = async (picture: Sharp): Promise<Decoded> => {
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
  const { space, hasProfile } = await picture.metadata();
  if (space !== 'cmyk' || hasProfile) {
    const pipeline = pipelines[space];
    if (pipeline) picture.pipelineColourspace(pipeline);
    return picture.toColourspace('srgb').autoOrient();
  }
  const { data, raw } = await decoded(picture.pipelineColourspace('cmyk').toColourspace('cmyk').autoOrient());
  return sharp(withoutInks(data), { raw: { ...raw, channels: 3 } });
}

/** Colours of inks without a profile by the simple formula of browsers; sharp assumes a profile. */
function withoutInks(inks: Uint8Array): Uint8Array {
  const colours = new Uint8Array((inks.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < inks.length; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      colours[pixel * 3 + channel] = Math.round(
        ((255 - (inks[pixel * 4 + channel] ?? 0)) * (255 - (inks[pixel * 4 + 3] ?? 0))) / 255,
      );
  return colours;
}

/**
 * Decodes an original once for all its versions, no larger than the largest needs. It does not depend on
 * which versions are made, and so neither do their bytes.
 */
export const decode = async (bytes: Uint8Array): Promise<Decoded> =>
  decoded((await asShown(bytes)).resize({ ...largestVersion, fit: 'outside', withoutEnlargement: true }));

/** Measured in docs/decisions/12. */
const avif = { tune: 'ssim', effort: 2, quality: 62, chromaSubsampling: '4:2:0' } as const;

/** Crops a decoded original around the focal point, scales and encodes it. */
export function convert({ data, raw }: Decoded, { format, width, height, focus }: Version): Promise<Buffer> {
  const picture = sharp(data, { raw });
  const region = focus && cropRegion(raw, width / height, focus.x, focus.y);
  const scaled = (region ? picture.extract(region) : picture).resize(width, height, { fit: 'fill' });
  if (format === 'avif') return scaled.avif(avif).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 72 }).toBuffer();
  return scaled.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
