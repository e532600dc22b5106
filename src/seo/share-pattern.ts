import sharp from 'sharp';
import patternTile from '../brand/drawings/flis-mork.svg?raw';
import { inColours } from '../brand/theme.ts';
import type { Palette } from '../brand/tokens.ts';
import { shareSize } from '../content/cropRegion.ts';

/** The share picture of a page without a photograph (JPEG): the pattern that the home page has then. */
export function drawSharePattern(palette: Palette): Promise<Buffer> {
  const tile = Buffer.from(inColours(patternTile, palette));
  const ground = sharp({ create: { ...shareSize, channels: 3, background: '#fff' } });
  const pattern = ground.composite([{ input: tile, tile: true, gravity: 'northeast' }]);
  return pattern.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
