import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadTheme } from '../theme.ts';
import { drawIcon } from './icons.ts';

const iconPixels = async (size: number, scale?: number) =>
  sharp(await drawIcon(await loadTheme(), size, scale))
    .raw()
    .toBuffer({ resolveWithObject: true });

it('draws the logo at the size, with transparent corners', async () => {
  const { data, info } = await iconPixels(192);
  expect([info.width, info.height, info.channels, data[3]]).toEqual([192, 192, 4, 0]);
  const firstTile = (48 * 192 + 48) * 4;
  expect([...data.subarray(firstTile, firstTile + 4)]).toEqual([14, 62, 68, 255]);
});

it('fills the corners of an icon that the system crops', async () => {
  const { data, info } = await iconPixels(180, 0.84);
  expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 250, 250, 248]);
});
