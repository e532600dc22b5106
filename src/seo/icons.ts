import sharp from 'sharp';
import { hex } from '../brand/colour.ts';
import { iconDrawing, iconSide, tileOf } from '../brand/icon.ts';
import type { Look } from '../brand/look.ts';

/**
 * The logo as a square PNG of so many pixels. Where it takes a `share` of the side under 1 it stands on a full tile of its own colour,
 * because the system cuts the icon to its own shape.
 */
export async function drawIcon(look: Look, size: number, share = 1): Promise<Buffer> {
  const length = Math.round(size * share);
  const density = (72 * length) / iconSide;
  const logo = sharp(Buffer.from(iconDrawing(look)), { density }).resize(length, length);
  if (share === 1) return logo.png().toBuffer();
  const background = hex(look.palette[tileOf(look.mark, look.palette)]!);
  const before = Math.ceil((size - length) / 2);
  const after = size - length - before;
  return logo
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A file of one icon for browsers that ask for `/favicon.ico`: a header of 22 bytes and a PNG. */
export function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon and no cursor, one picture, its sides, one plane of colours, 32 bits a pixel; then its length, and where it begins.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * Icons of the manifest. A maskable one keeps the logo in the middle, so that no system cuts it: the circle of
 * 80 % of the side that the W3C calls the safe zone.
 */
export const manifestIcons = [
  { name: '192', size: 192, share: 1, purpose: 'any' },
  { name: '512', size: 512, share: 1, purpose: 'any' },
  { name: 'maskerbar-512', size: 512, share: 0.6, purpose: 'maskable' },
] as const;

/** Address of an icon of the manifest. */
export const iconPath = (name: (typeof manifestIcons)[number]['name']) => `/ikon/${name}.png`;
