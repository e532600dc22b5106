import sharp from 'sharp';
import { hex } from '../brand/colour.ts';
import { iconDrawing, iconSide, tileOf } from '../brand/icon.ts';
import type { Look } from '../brand/look.ts';

/**
 * The logo as a square PNG.
 *
 * @param size side in pixels
 * @param share how much of the side the logo takes; under 1 it stands on a full tile of its own colour, because the
 *   system cuts the icon to its own shape
 */
export async function drawIcon(look: Look, size: number, share = 1): Promise<Buffer> {
  const length = Math.round(size * share);
  const logo = await sharp(Buffer.from(iconDrawing(look)), { density: (72 * length) / iconSide })
    .resize(length, length)
    .png()
    .toBuffer();
  if (share === 1) return logo;
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: hex(look.palette[tileOf(look.mark, look.palette)]!),
    },
  })
    .composite([{ input: logo }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A file of one icon for browsers that ask for `/favicon.ico`: a header of 22 bytes and a PNG. */
export function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
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
