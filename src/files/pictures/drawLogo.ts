import sharp from 'sharp';
import { withoutWideColours } from '../../content/brand/colour.ts';
import { asShown, type Pixels, readPixels } from './convert.ts';

/** Longest side of a drawing (SVG) in pixels: three times that of the widest logo with its margins. */
const drawnSide = 2160;

/** sharp's highest density, in pixels per inch. */
const maxDensity = 100_000;

/** Opacity (0 to 255) from which a pixel counts: drawing programs leave fainter ones around shadows. */
const minOpacity = 8;

/**
 * Draws an SVG so that its longer side has `side` pixels. librsvg draws it, which runs no scripts and fetches
 * no addresses.
 *
 * @throws Error if it cannot be drawn
 */
export async function drawSvg(bytes: Uint8Array, side = drawnSide) {
  const svg = Buffer.from(withoutWideColours(Buffer.from(bytes).toString()));
  const { width, height } = await sharp(svg).metadata();
  const density = Math.min(maxDensity, (72 * side) / Math.max(width, height));
  return sharp(svg, { density });
}

/**
 * Reads the pixels of a logo without its transparent margins. With a `size`, an SVG is drawn again at that
 * size, because scaling down a larger drawing leaves light edges.
 *
 * @throws Error if it cannot be decoded
 */
export async function drawLogo(bytes: Uint8Array, size?: { width: number; height: number }): Promise<Pixels> {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const picture = isDrawing ? await drawSvg(bytes) : await asShown(bytes);
  const { data, raw } = await readPixels(picture.ensureAlpha());
  const box = visibleBox(data, raw);
  if (!isDrawing || !size) return readPixels(sharp(data, { raw }).extract(box));
  const scale = size.width / box.width;
  const drawn = await readPixels((await drawSvg(bytes, drawnSide * scale)).ensureAlpha());
  // Rounding may have put the edges of the box a pixel outside the drawing.
  const left = Math.min(Math.round(box.left * scale), drawn.raw.width - 1);
  const top = Math.min(Math.round(box.top * scale), drawn.raw.height - 1);
  const width = Math.min(size.width, drawn.raw.width - left);
  const height = Math.min(size.height, drawn.raw.height - top);
  return readPixels(sharp(drawn.data, { raw: drawn.raw }).extract({ left, top, width, height }));
}

/** The smallest box around all visible pixels; the whole picture if there are none. */
function visibleBox(data: Uint8Array, { width, height }: { width: number; height: number }) {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const opacity = data[(y * width + x) * 4 + 3] ?? 0;
      if (opacity < minOpacity) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
