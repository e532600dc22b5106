import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { LogoDrawing } from '../content/brand/theme.ts';
import { cleanLogo } from '../content/brand/cleanLogo.ts';
import { drawnBox } from '../content/brand/logoBox.ts';
import { asShown } from './pictures/convert.ts';
import { readTextFile } from './text-file.ts';

/** Largest side of a PNG in pixels: over three times what pages and icons show. */
const side = 256;

/** Reads the firm's logo, SVG or PNG; `undefined` where `checkPictures` says what is wrong with the file. */
export const readLogo = (path: string): Promise<LogoDrawing | undefined> =>
  /\.png$/i.test(path) ? readPicture(path) : readDrawing(path);

async function readDrawing(path: string): Promise<LogoDrawing | undefined> {
  const file = await readTextFile(path);
  const drawing = 'text' in file ? cleanLogo(file.text) : undefined;
  return drawing && { ...drawing, body: shortened(drawing.body) };
}

/** The same shapes in fewer bytes: every page has them. */
function shortened(body: string): string {
  const { data } = optimize(`<svg>${body}</svg>`, {
    // Drawings of one unit by one have lines of a thousandth.
    floatPrecision: 5,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  return data.slice('<svg>'.length, -'</svg>'.length);
}

async function readPicture(path: string): Promise<LogoDrawing | undefined> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  // sharp throws a plain Error, whatever is wrong with the bytes.
  const made = await trimmed(bytes).catch(() => undefined);
  if (!made) return undefined;
  const { width, height } = made.info;
  const href = `data:image/png;base64,${made.data.toString('base64')}`;
  const body = `<image width="${width}" height="${height}" href="${href}"/>`;
  return { viewBox: `0 0 ${width} ${height}`, body, src: '/logo.png', png: made.data };
}

/** The picture without its transparent margins, as a PNG. */
async function trimmed(bytes: Buffer) {
  const whole = (await asShown(bytes)).ensureAlpha().raw({ depth: 'uchar' });
  const { data, info } = await whole.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(drawnBox(data, width, height))
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
}
