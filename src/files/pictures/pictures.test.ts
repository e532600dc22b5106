import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { kindSize, pictureKinds } from '../../../tests/support/picture-kinds.ts';
import { flat } from '../../../tests/support/flat.ts';
import { svg } from '../../../tests/support/svg.ts';
import { largestVersion, shareSize, type Version } from '../../content/cropRegion.ts';
import { pictureUses } from '../../site/view/pictures.ts';
import { asShown, convert, decode } from './convert.ts';
import { drawLogo } from './drawLogo.ts';
import { readPictureFile } from './inspect.ts';
import { versionName } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'bilder-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The colours in the middle of the upper and of the lower half. */
async function halves(bytes: Buffer) {
  const { data, info } = await (
    await asShown(bytes)
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (part: number) => {
    const pixel = (Math.floor(height * part) * width + Math.floor(width / 2)) * channels;
    return [0, 1, 2].map((channel) => data[pixel + Math.min(channel, channels - 1)] ?? -1);
  };
  return { width, height, above: at(0.25), below: at(0.75) };
}

const within3 = (colour: readonly number[]) =>
  colour.map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 3, `about ${value}`));

test.each(await pictureKinds())(
  '$name is published as browsers show it',
  async ({ name, bytes, above, below }) => {
    const shown = { ...kindSize, above: within3(above), below: within3(below) };
    const decoded = await decode(bytes);
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const made = await convert(decoded, { format, ...kindSize, focus: { x: 50, y: 50 } });
      const { exif, xmp, iptc, icc, orientation } = await sharp(made).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(await halves(made)).toEqual(shown);
    }
    const file = join(folder, `${name.replaceAll(/\W/g, '')}.jpg`);
    writeFileSync(file, bytes);
    expect(await readPictureFile(file)).toMatchObject({ image: kindSize });
  },
);

test('a JPEG with a gain map is taken, and its position is found', async () => {
  // As phones save it, with its position in the XMP alone.
  const bytes = readFileSync('tests/support/ultra-hdr.jpg');
  expect((await sharp(bytes).metadata()).gainMap).toBeDefined();
  const file = join(folder, 'hdr.jpg');
  // With another end at every run, because what is known of a file is cached by its bytes.
  writeFileSync(file, Buffer.concat([bytes, randomBytes(8)]));
  expect(await readPictureFile(file)).toMatchObject({ image: kindSize, hasGps: true });
});

const mark = '<path fill="#7a1f2b" d="M10 10h20v5H10z"/>';

const withMargins = flat(200, 50, '#7a1f2b')
  .ensureAlpha()
  .extend({ top: 90, bottom: 50, left: 30, right: 30, background: '#0000' });

test.each([
  ['a drawing', Buffer.from(svg(`<script>alert(1)</script>${mark}`, 'viewBox="0 0 40 40"')), [1080, 270]],
  ['a PNG', await withMargins.png().toBuffer(), [200, 50]],
])('%s as a logo is a lossless picture without its margins', async (_, bytes, [width, height]) => {
  const { raw } = await drawLogo(bytes);
  expect([raw.width, raw.height]).toEqual([width, height]);
  const made = await convert(await drawLogo(bytes, { width: 96, height: 24 }), {
    format: 'webp',
    isLogo: true,
    width: 96,
    height: 24,
  });
  const { format, exif, xmp } = await sharp(made).metadata();
  expect({ format, exif, xmp }).toEqual({ format: 'webp' });
  const { data } = await sharp(made).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((12 * 96 + 48) * 4).subarray(0, 4)]).toEqual([0x7a, 0x1f, 0x2b, 255]);
});

/** Ten columns of 20 x 60 pixels, each of its own colour. */
const columns = Array.from({ length: 10 }, (_, at) => [at * 25, 255 - at * 25, 40]);
const rows = Array.from({ length: 60 }, () => columns.flatMap((colour) => Array(20).fill(colour).flat()));
const picture = await sharp(Uint8Array.from(rows.flat()), { raw: { width: 200, height: 60, channels: 3 } })
  .png()
  .toBuffer();

test('a crop around a point has the pixels of its region', async () => {
  const crop = await convert(await decode(picture), {
    format: 'webp',
    width: 60,
    height: 60,
    focus: { x: 35, y: 50 },
  });
  const pixels = await sharp(crop).removeAlpha().raw().toBuffer();
  const found = [10, 30, 50].map((column) => [...pixels.subarray((30 * 60 + column) * 3).subarray(0, 3)]);
  // WebP keeps a quarter of the colours.
  const near = (colour: number[]) =>
    colour.map((value) => expect.toSatisfy((is: number) => Math.abs(is - value) < 16, `about ${value}`));
  expect(found).toEqual(columns.slice(2, 5).map(near));
});

test('no version needs more of an original than is decoded of it', () => {
  for (const { widths, ratio } of Object.values<{ widths: number[]; ratio?: number }>(pictureUses)) {
    const widest = Math.max(...widths);
    if (ratio) expect(widest / ratio).toBeLessThanOrEqual(largestVersion.height);
    expect(widest).toBeLessThanOrEqual(largestVersion.width);
  }
  expect(shareSize.height).toBeLessThanOrEqual(largestVersion.height);
});

test('the name of a version follows the original and everything that makes it', () => {
  const info = { gitId: '', checksum: 'a', hasGps: false };
  const version: Version = { format: 'avif', width: 60, height: 40, focus: { x: 50, y: 50 } };
  const changes: Partial<Version>[] = [
    {},
    { format: 'webp' },
    { width: 61 },
    { height: 41 },
    { focus: { x: 5, y: 50 } },
    { isLogo: true },
    { isAwaited: true },
  ];
  const names = changes.map((change) => versionName(info, { ...version, ...change }));
  expect(new Set([...names, versionName({ ...info, checksum: 'b' }, version)]).size).toBe(8);
  expect(names).toEqual(changes.map(() => expect.stringMatching(/^[\w-]{10}-6[01]x4[01]\.(avif|webp)$/)));
});
