import sharp from 'sharp';
import { iconDrawing, iconSide } from '../../../files/icon.ts';
import type { Theme } from '../../../content/brand/theme.ts';

/** The firm's icon as a PNG of `size` pixels; opaque with a `scale` under 1. */
export function drawIcon(theme: Theme, size: number, scale = 1): Promise<Buffer> {
  const drawing = Buffer.from(iconDrawing(theme, scale));
  const icon = sharp(drawing, { density: (72 * size) / iconSide }).resize(size, size);
  return (scale === 1 ? icon : icon.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file of one PNG. */
export function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type icon, one image, width and height, one plane, 32 bits a pixel; then length and offset.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Icons of the manifest. A maskable logo is inside the W3C's safe zone, a circle of 80 % of the side. */
export const manifestIcons = [
  { name: '192', size: 192, scale: 1, purpose: 'any' },
  { name: '512', size: 512, scale: 1, purpose: 'any' },
  { name: 'maskerbar-512', size: 512, scale: 0.6, purpose: 'maskable' },
] as const;

/** Address of an icon of the manifest. */
export const iconPath = (name: (typeof manifestIcons)[number]['name']) => `/ikon/${name}.png`;
