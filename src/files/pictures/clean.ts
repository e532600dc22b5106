import sharp from 'sharp';
import { withoutMetadata } from '../../content/brand/drawing.ts';
import { asShown } from './convert.ts';

/**
 * The same picture upright and without metadata, at a quality that gives a file of about the same size. Its
 * format, size and shown colours stay.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Buffer> {
  const { format, space, depth } = await sharp(bytes).metadata();
  if (format === 'svg') return Buffer.from(withoutMetadata(Buffer.from(bytes).toString()));
  // sharp drops or ignores the profiles of grey, CMYK and 16-bit pictures when it is told to keep them.
  const keepsProfile = space === 'srgb' && depth === 'uchar';
  const picture = keepsProfile ? sharp(bytes).autoOrient().keepIccProfile() : await asShown(bytes);
  if (format === 'jpeg') return picture.jpeg({ quality: 92, mozjpeg: true }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer();
  return picture.png().toBuffer();
}
