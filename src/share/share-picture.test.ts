import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { loadTheme } from '../site/theme.ts';
import { makeSharePicture } from './share-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'share-'));
afterAll(() => rm(folder, { recursive: true }));

// Red above, blue below, and with camera metadata.
const photo = join(folder, 'photo.jpg');
await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#00c' } })
  .composite([
    { input: { create: { width: 800, height: 600, channels: 3, background: '#c00' } }, left: 0, top: 0 },
  ])
  .withExif({ IFD0: { Copyright: 'Ola' } })
  .jpeg()
  .toFile(photo);

const { palette } = await loadTheme();
const cutAt = (y: number) => makeSharePicture({ path: photo, focus: { x: 50, y } }, palette);

/** Colour of one pixel of a picture. */
async function pixel(picture: Promise<Buffer>) {
  return sharp(await picture)
    .extract({ left: 1100, top: 40, width: 1, height: 1 })
    .raw()
    .toBuffer();
}

test('a share picture has the size that networks ask for, weighs little and keeps no camera data', async () => {
  const picture = await cutAt(50);
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
});

test('a share picture is cut around its subject', async () => {
  const [redAbove] = await pixel(cutAt(0));
  const [redBelow, , blueBelow] = await pixel(cutAt(100));
  expect(redAbove).toBeGreaterThan(150);
  expect(redBelow).toBeLessThan(50);
  expect(blueBelow).toBeGreaterThan(150);
});

test('a share picture without a photograph is the firm’s pattern', async () =>
  expect(Math.max(...(await pixel(makeSharePicture(undefined, palette))))).toBeLessThan(130));
