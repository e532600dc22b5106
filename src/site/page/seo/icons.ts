import sharp from 'sharp';
import { iconDrawing, iconSide } from '../../../files/icon.ts';
import type { Theme } from '../../../content/brand/theme.ts';

/** Draws the firm's icon as a PNG of `size` pixels; with a `scale` under 1 it is opaque (`iconDrawing`). */
export function drawIcon(theme: Theme, size: number, scale = 1): Promise<Buffer> {
  const drawing = Buffer.from(iconDrawing(theme, scale));
  const icon = sharp(drawing, { density: (72 * size) / iconSide }).resize(size, size);
  return (scale === 1 ? icon : icon.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}

/** Makes an ICO file of one PNG. */
export function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type icon, one image, width and height, one plane, 32 bits a pixel; then length and offset.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
