import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cleanLogo, drawingFault, type LogoDrawing, LogoFault } from '../../brand/cleanLogo.ts';
import { shapeFault } from '../../brand/logoRules.ts';
import { readTextFile } from './text-file.ts';

/** A logo, or why it cannot be used. Neither where `checkPictures` says what is wrong with the file. */
interface ReadLogo {
  drawing?: LogoDrawing;
  fault?: string | undefined;
}

/** Largest side of a PNG in pixels: over three times what pages and icons show. */
const side = 256;

/** Reads the firm's logo, SVG or PNG. */
export const readLogo = (path: string): Promise<ReadLogo> =>
  /\.png$/i.test(path) ? readPicture(path) : readDrawing(path);

async function readDrawing(path: string): Promise<ReadLogo> {
  const file = await readTextFile(path);
  if (!('text' in file)) return {};
  try {
    return { drawing: cleanLogo(file.text) };
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return drawingFault(file.text) ? {} : { fault: error.message };
  }
}

async function readPicture(path: string): Promise<ReadLogo> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  // sharp throws a plain Error, whatever is wrong with the bytes.
  const made = await sharp(bytes)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return {};
  const { width, height } = made.info;
  const href = `data:image/png;base64,${made.data.toString('base64')}`;
  const body = `<image width="${width}" height="${height}" href="${href}"/>`;
  const fault = shapeFault(width, height);
  return fault ? { fault } : { drawing: { viewBox: `0 0 ${width} ${height}`, body, src: '/logo.png' } };
}
