import sharp from 'sharp';
import patternTile from '../brand/drawings/flis-mork.svg?raw';
import { inColours } from '../brand/theme.ts';
import type { Palette } from '../brand/tokens.ts';
import { cropRegion, ratios } from '../content/cropRegion.ts';

/** Size in pixels that the large networks show without cutting (Open Graph's usual 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** The photograph of a share picture: its file, and its focal point in per cent. */
export interface SharePhoto {
  path: string;
  focus: { x: number; y: number };
}

/**
 * Makes the share picture of a page (JPEG): a cut of its photograph, or else the firm's pattern in its
 * colours. The page's words are in `og:title`.
 */
export function makeSharePicture(photo: SharePhoto | undefined, palette: Palette): Promise<Buffer> {
  const picture = photo ? cutPhoto(photo) : drawPattern(palette);
  return picture.then((cut) => cut.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

async function cutPhoto({ path, focus }: SharePhoto) {
  const { autoOrient } = await sharp(path).metadata();
  const region = cropRegion(autoOrient, ratios.share, focus.x, focus.y);
  return sharp(path).autoOrient().extract(region).resize(shareSize.width, shareSize.height);
}

/** The pattern that the top of the home page has without photographs. */
async function drawPattern(palette: Palette) {
  const tile = Buffer.from(inColours(patternTile, palette));
  const ground = { ...shareSize, channels: 3, background: '#fff' } as const;
  return sharp({ create: ground }).composite([{ input: tile, tile: true, gravity: 'northeast' }]);
}
