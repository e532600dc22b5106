import sharp from 'sharp';
import { iconDrawing, iconSide } from '../brand/icon.ts';
import type { Theme } from '../brand/theme.ts';

/** The firm's icon as a square PNG of so many pixels, without see-through corners where the mark takes a `share` of it. */
export function drawIcon(theme: Theme, size: number, share = 1): Promise<Buffer> {
  const drawing = Buffer.from(iconDrawing(theme, share));
  const icon = sharp(drawing, { density: (72 * size) / iconSide }).resize(size, size);
  return (share === 1 ? icon : icon.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
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
