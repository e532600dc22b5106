import type { APIRoute } from 'astro';
import sharp from 'sharp';
import patternTile from '../../content/brand/drawings/flis-mork.svg?raw';
import { inColours } from '../../content/brand/theme.ts';
import { shareSize } from '../../content/cropRegion.ts';
import { loadTheme } from '../page/theme.ts';

/** The Open Graph picture of pages without a photograph: the pattern that the home page has then. */
export const GET: APIRoute = async () => {
  const tile = Buffer.from(inColours(patternTile, (await loadTheme()).palette));
  const ground = sharp({ create: { ...shareSize, channels: 3, background: '#fff' } });
  const pattern = ground.composite([{ input: tile, tile: true, gravity: 'northeast' }]);
  return new Response(new Uint8Array(await pattern.jpeg({ quality: 80, mozjpeg: true }).toBuffer()));
};
