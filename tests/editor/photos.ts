import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { flat } from '../support/flat.ts';

/** 3200 x 2400 with its upper left quarter in red, so that one sees which way up it is. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="2400">' +
    '<rect width="3200" height="2400" fill="#89a"/><rect width="1600" height="1200" fill="#b33"/></svg>',
);

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 16/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 24/1 0/1',
};

/**
 * A photograph taken with the phone upright: its pixels lie on their side, and it says where it was taken.
 */
export const turnedPhoto = async () => ({
  name: 'Bad hos Kari.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp(drawing)
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

/**
 * The same drawing as an iPhone keeps it, with its place; made once with heif-enc, which is not everywhere.
 */
export const heicPhoto = () => ({
  name: 'IMG_0002.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(new URL('telefon.heic', import.meta.url)),
});

/** A photograph without anything on it, of a size in pixels. */
export const plainPhoto = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await flat(width, height).jpeg().toBuffer(),
});
