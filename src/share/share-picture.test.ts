import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTheme } from '../site/theme.ts';
import { composeSharePicture, type ShareContent } from './share-picture.ts';

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
const words = { headline: ['Hele badet.'], name: 'Bad', tagline: 'Siden 2009' };
const focusedAt = (y: number) => ({ photo: { path: photo, focus: { x: 50, y } } });
const content: ShareContent = { ...focusedAt(0), ...words, theme: await loadTheme() };

/** Colour of one pixel of the composed picture. */
async function pixel(changes: Partial<ShareContent>, left: number, top: number) {
  const picture = await composeSharePicture({ ...content, ...changes });
  return sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
}

describe('share picture', () => {
  it('has the size that networks ask for, weighs little and keeps no camera data', async () => {
    const picture = await composeSharePicture(content);
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });

  it('cuts the photograph around its subject', async () => {
    const [redAbove] = await pixel(focusedAt(0), 1100, 40);
    const [redBelow, , blueBelow] = await pixel(focusedAt(100), 1100, 40);
    expect(redAbove).toBeGreaterThan(150);
    expect(redBelow).toBeLessThan(50);
    expect(blueBelow).toBeGreaterThan(150);
  });

  it('keeps the words off the photograph, and makes a wide tile for a long word', async () => {
    const [shortRight] = await pixel({}, 700, 500);
    const [longRight] = await pixel({ headline: ['Personvernerklæring'] }, 700, 500);
    expect(shortRight).toBeLessThan(250);
    expect(longRight).toBeGreaterThan(245);
  });

  it('has the firm’s pattern without a photograph, and no words without a tagline', async () => {
    const bare = { photo: undefined, tagline: undefined };
    const [dark, tile, strip] = [
      await pixel(bare, 1100, 40),
      await pixel(bare, 20, 500),
      await pixel(bare, 700, 580),
    ];
    expect(Math.max(...dark)).toBeLessThan(130);
    expect([...tile, ...strip].every((channel) => channel > 240)).toBe(true);
  });

  it('leaves out characters without a glyph', async () => {
    const picture = await composeSharePicture({ ...content, tagline: 'Siden 2009🛁' });
    expect(picture).toEqual(await composeSharePicture(content));
  });

  it('shrinks words that are too long for their place', async () => {
    const tagline = 'Badspesialisten i hele landet siden nittenhundreogåttini, og lenge før det også';
    expect(await pixel({ tagline }, 1180, 580)).toEqual(await pixel({}, 1180, 580));
  });
});
