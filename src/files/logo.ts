import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { withoutWideColours } from '../content/brand/colour.ts';
import type { LogoImages } from '../content/brand/theme.ts';
import { asShown } from './pictures/convert.ts';
import { drawSvg } from './pictures/drawLogo.ts';

/** Largest side of a PNG logo in pixels: that of the largest icon. */
const side = 512;

/** Side of an SVG logo as a PNG in the icon of the browser tab, which is shown at 64 pixels at most. */
const tabSide = 192;

/** Reads the firm's logo, SVG or PNG; `undefined` for a file that `checkPictures` refuses. */
export async function readLogo(path: string): Promise<LogoImages | undefined> {
  try {
    const bytes = await readFile(path);
    const { format, autoOrient } = await sharp(bytes).metadata();
    return format === 'svg' ? await readDrawing(bytes, autoOrient) : await readPicture(bytes);
  } catch {
    // The file is missing, or sharp cannot read it and throws a plain Error.
    return undefined;
  }
}

async function readDrawing(bytes: Buffer, size: { width: number; height: number }): Promise<LogoImages> {
  const svg = Buffer.from(withoutWideColours(bytes.toString()));
  const png = await (await drawSvg(bytes, tabSide)).png().toBuffer();
  return { ...size, drawing: dataAddress('svg+xml', svg), picture: dataAddress('png', png) };
}

async function readPicture(bytes: Buffer): Promise<LogoImages> {
  const picture = (await asShown(bytes)).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await picture.png({ palette: true }).toBuffer({ resolveWithObject: true });
  const href = dataAddress('png', data);
  return { width: info.width, height: info.height, drawing: href, picture: href };
}

const dataAddress = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
