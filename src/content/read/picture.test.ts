import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImage } from './picture.ts';

const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#89a' } });

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 16/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 24/1 0/1',
};

test.each([
  ['a place', { IFD0: { Make: 'Kamera' }, IFD3: place }, true],
  ['the height only', { IFD0: { Make: 'Kamera' }, IFD3: { GPSAltitude: '12/1' } }, false],
  ['no place', { IFD0: { Make: 'Kamera' } }, false],
])('sees whether a camera noted %s', async (_, exif, expected) => {
  const bytes = await photo().withExif(exif).jpeg().toBuffer();
  expect(await readImage(bytes)).toMatchObject({ hasGps: expected });
});
