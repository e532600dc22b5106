import { readFile } from 'node:fs/promises';
import { withoutWideColours } from '../content/brand/colour.ts';
import { sizeOf } from '../content/brand/drawing.ts';
import { drawingFault } from '../content/brand/drawingRules.ts';
import type { Logo } from '../content/brand/theme.ts';
import { asShown } from './pictures/convert.ts';
import { readTextFile } from './text.ts';

/** Largest side of a PNG in pixels: that of the largest icon. */
const side = 512;

/** Reads the firm's logo, SVG or PNG; `undefined` where `checkPictures` says what is wrong with the file. */
export const readLogo = (path: string): Promise<Logo | undefined> =>
  /\.png$/i.test(path) ? readPicture(path) : readDrawing(path);

async function readDrawing(path: string): Promise<Logo | undefined> {
  const file = await readTextFile(path);
  if (!('text' in file) || drawingFault(file.text) !== undefined) return undefined;
  const bytes = Buffer.from(withoutWideColours(file.text));
  return { ...sizeOf(file.text), href: `data:image/svg+xml;base64,${bytes.toString('base64')}` };
}

async function readPicture(path: string): Promise<Logo | undefined> {
  try {
    const picture = (await asShown(await readFile(path))).resize(side, side, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await picture.png({ palette: true }).toBuffer({ resolveWithObject: true });
    const href = `data:image/png;base64,${data.toString('base64')}`;
    return { width: info.width, height: info.height, href };
  } catch {
    // Missing, or sharp cannot read it: it throws a plain Error.
    return undefined;
  }
}
