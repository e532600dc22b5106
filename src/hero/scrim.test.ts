import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { converter, type Rgb } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../content/folder.ts';

/*
 * The header's white words lie on the photographs that the owner chooses, with a scrim between. Whatever the pictures are, the
 * lightest pixel behind the header keeps the words at 4.5:1 (WCAG 1.4.3).
 */

const least = 4.5;
const css = readFileSync(fileURLToPath(new URL('../styles/base.css', import.meta.url)), 'utf8');
const toRgb = converter('rgb');

interface Stop {
  /** In heights of the header. */
  at: number;
  colour: Rgb;
  alpha: number;
}

/** The stops of the scrim as `base.css` has them. */
const stops: Stop[] = [
  ...css
    .split('--scrim-header:')[1]!
    .split(';')[0]!
    .matchAll(/(oklch\([^)]+\)) (0|var\(--spacing-header\)|calc\(var\(--spacing-header\) \* ([\d.]+)\))/g),
].map(([, colour, place, times]) => {
  const rgb = toRgb(colour!)!;
  return { at: place === '0' ? 0 : Number(times ?? 1), colour: rgb, alpha: rgb.alpha ?? 1 };
});

/** The scrim's alpha at a height, in heights of the header; all stops have the same colour. */
function alphaAt(height: number): number {
  const next = stops.findIndex(({ at }) => at >= height);
  const [below, above] = [stops[Math.max(next - 1, 0)]!, stops[next]!];
  const part = above.at === below.at ? 0 : (height - below.at) / (above.at - below.at);
  return below.alpha + (above.alpha - below.alpha) * part;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of white with a pixel (sRGB, 0 to 255) under the scrim, at a height in heights of the header. */
function contrast(
  [red, green, blue]: [number, number, number],
  height: number,
  alpha = alphaAt(height),
): number {
  const { r, g, b } = stops[0]!.colour;
  const mix = (scrim: number, photo: number) => alpha * scrim + (1 - alpha) * (photo / 255);
  return 1.05 / (luminance(mix(r, red), mix(g, green), mix(b, blue)) + 0.05);
}

interface Picture {
  file: string;
  focus: Record<'phone' | 'desktop', { x: number; y: number }>;
}

/** Windows, and how tall the header is in them, in pixels. */
const views = [
  { device: 'phone', width: 390, height: 844, header: 112 },
  { device: 'desktop', width: 1280, height: 700, header: 120 },
  { device: 'desktop', width: 1920, height: 980, header: 120 },
] as const;

/** The least contrast of white with what lies behind the header, pixel by pixel. */
async function worst(picture: Picture, { device, width, height, header }: (typeof views)[number]) {
  const upright = await sharp(`${contentFolder}/${picture.file}`)
    .rotate()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(width / upright.info.width, height / upright.info.height);
  const whole = {
    width: Math.ceil(upright.info.width * scale),
    height: Math.ceil(upright.info.height * scale),
  };
  const { x, y } = picture.focus[device];
  const { data, info } = await sharp(upright.data)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.round(((whole.width - width) * x) / 100),
      top: Math.round(((whole.height - height) * y) / 100),
      width,
      height: header,
    })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = Infinity;
  for (let place = 0; place < data.length; place += info.channels) {
    const row = Math.floor(place / info.channels / info.width);
    const pixel: [number, number, number] = [data[place]!, data[place + 1]!, data[place + 2]!];
    found = Math.min(found, contrast(pixel, row / header));
  }
  return found;
}

const { pictures } = parse(readFileSync(`${contentFolder}/hero.yaml`, 'utf8')) as { pictures: Picture[] };

describe('white words over the photographs of the hero', () => {
  it.each(pictures.filter(({ file }) => !file.includes('://')))(
    '$file is dark enough behind them',
    async (picture) => {
      for (const view of views) {
        expect(await worst(picture, view), `${view.device}, ${view.width} px wide`).toBeGreaterThanOrEqual(
          least,
        );
      }
    },
    20_000,
  );

  it('would be on a picture that is white all over, down to the edge of the header', () => {
    for (const height of [0, 0.5, 1]) expect(contrast([255, 255, 255], height)).toBeGreaterThanOrEqual(least);
  });

  it('would not be without the scrim', () => {
    expect(contrast([255, 255, 255], 1, 0)).toBeLessThan(least);
  });
});
