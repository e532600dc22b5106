import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadTheme } from '../site/theme.ts';
import { asIco, drawIcon, manifestIcons } from './icons.ts';

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

describe('drawIcon', () => {
  it('draws the logo at the asked size, with its round corners free', async () => {
    const { data, info } = await pixelsOf(await drawIcon(await loadTheme(), 192));
    expect([info.width, info.height, info.channels]).toEqual([192, 192, 4]);
    expect(data[3]).toBe(0);
    const middleOfFirstTile = (48 * 192 + 48) * 4;
    expect([...data.subarray(middleOfFirstTile, middleOfFirstTile + 4)]).toEqual([14, 62, 68, 255]);
  });

  it('fills the corners of an icon that the system cuts', async () => {
    const { data, info } = await pixelsOf(await drawIcon(await loadTheme(), 180, 0.84));
    expect(info.channels).toBe(3);
    expect([...data.subarray(0, 3)]).toEqual([250, 250, 248]);
  });

  it('keeps the maskable logo within the safe zone', async () => {
    const { size, share } = manifestIcons.find(({ purpose }) => purpose === 'maskable')!;
    const { data, info } = await pixelsOf(await drawIcon(await loadTheme(), size, share));
    const outside = Array.from({ length: size * size }, (_, index) => index).filter((index) => {
      const distance = Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2);
      return distance > 0.4 * size && data[index * info.channels]! < 200;
    });
    expect(outside).toEqual([]);
  });
});

it('wraps a PNG as an icon file that names its size and place', async () => {
  const png = await drawIcon(await loadTheme(), 32);
  const ico = asIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
