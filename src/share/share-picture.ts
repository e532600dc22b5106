import sharp from 'sharp';
import { hex } from '../brand/colour.ts';
import { lineWidth, outline, type Setting } from '../brand/lettering.ts';
import patternTile from '../brand/drawings/flis-mork.svg?raw';
import { placedLogo } from '../brand/icon.ts';
import { inColours, type Theme } from '../brand/theme.ts';
import type { TokenName } from '../brand/tokens.ts';
import { cropRegion } from '../content/cropRegion.ts';

/** Size in pixels that the large networks show without cutting (Open Graph's usual 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** Contents of a share picture: a photograph, the headline, and the firm's name and tagline below. */
export interface ShareContent {
  /** File of the photograph, and its focal point in per cent. Without it the firm's pattern is drawn. */
  photo: { path: string; focus: { x: number; y: number } } | undefined;
  /** Line by line. */
  headline: string[];
  name: string;
  tagline: string | undefined;
  theme: Theme;
}

/* Measures in pixels: everything starts on one left edge, and one divider runs under the photograph. */
const padding = 64;
const divider = 2;
const mark = 56;
const tileWidth = 600;
const strip = { top: 524, height: 106, baseline: 592 };

/** Composes the share picture of a page (JPEG). */
export async function composeSharePicture(content: ShareContent): Promise<Buffer> {
  const ground = content.photo ? await cropPhoto(content.photo) : await drawPattern(content.theme);
  const layers = [ground, Buffer.from(drawTiles(content))];
  return sharp({ create: { ...shareSize, channels: 3, background: hex(content.theme.palette.surface) } })
    .composite(layers.map((input) => ({ input, left: 0, top: 0 })))
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

async function cropPhoto({ path, focus }: NonNullable<ShareContent['photo']>): Promise<Buffer> {
  const { autoOrient } = await sharp(path).metadata();
  const region = cropRegion(autoOrient, shareSize.width / strip.top, focus.x, focus.y);
  const cropped = sharp(path).autoOrient().extract(region).resize(shareSize.width, strip.top);
  return cropped.png({ compressionLevel: 0 }).toBuffer();
}

/** The pattern that the top of the home page has without photographs. */
function drawPattern({ palette }: Theme): Promise<Buffer> {
  const tile = Buffer.from(inColours(patternTile, palette));
  const ground = { width: shareSize.width, height: strip.top, channels: 3, background: '#fff' } as const;
  return sharp({ create: ground })
    .composite([{ input: tile, tile: true, gravity: 'northeast' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The headline's tile on the photograph, as at the top of the home page, and the row of tiles below. */
function drawTiles({ headline, name, tagline = '', theme }: ShareContent): string {
  const { display, width } = setHeadline(headline);
  const lineHeight = display.size * 1.08;
  const top = strip.top - headline.length * lineHeight - 92;
  const lines = headline.map((line, index) =>
    outline(line, padding - display.size * 0.06, top + 46 + lineHeight * (index + 0.79), display),
  );
  const left = { name: padding + mark + 20, tagline: tileWidth + divider + 48 };
  const nameSetting = fit([name], { weight: 600, size: 40, tracking: -0.025 }, tileWidth - left.name - 32);
  const taglineWidth = shareSize.width - left.tagline - 48;
  const taglineSetting = fit([tagline], { weight: 500, size: 30, tracking: -0.012 }, taglineWidth);
  const colour = (token: TokenName) => hex(theme.palette[token]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <path fill="${colour('surface')}" d="M0 ${top}H${width - 8}a8 8 0 0 1 8 8V${strip.top}H0Z"/>
    <path fill="${colour('divider')}" d="M0 ${strip.top}H${shareSize.width}v${divider}H0Z"/>
    <path fill="${colour('divider')}" d="M${tileWidth} ${strip.top}h${divider}V${shareSize.height}h-${divider}Z"/>
    <path fill="${colour('ink')}" d="${lines.join('')}${outline(name, left.name, strip.baseline, nameSetting)}"/>
    <path fill="${colour('ink-muted')}" d="${outline(tagline, left.tagline, strip.baseline - 3, taglineSetting)}"/>
    ${placedLogo(theme, padding, strip.top + (strip.height - mark) / 2 + 1, mark)}
  </svg>`;
}

/** Sets the headline in the usual tile, or in a wider one if it would be too small in a feed. */
function setHeadline(headline: string[]): { display: Setting; width: number } {
  const preferred: Setting = { weight: 500, size: 92, tracking: -0.035 };
  const setIn = (width: number) => ({ display: fit(headline, preferred, width - 2 * padding), width });
  const usual = setIn(tileWidth);
  return usual.display.size < 64 ? setIn(800) : usual;
}

function fit(lines: string[], setting: Setting, maxWidth: number): Setting {
  const widest = Math.max(...lines.map((line) => lineWidth(line, setting)));
  return { ...setting, size: setting.size * Math.min(1, maxWidth / widest) };
}
