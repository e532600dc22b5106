import sharp from 'sharp';
import { withoutWideColours } from '../../content/brand/colour.ts';
import { asShown, type Decoded, decoded } from './convert.ts';

/** Longest side, in pixels, at which a drawing (SVG) is drawn: three times the widest logo, with margins. */
const drawnSide = 2160;

/** sharp's highest density, in pixels an inch. */
const mostDensity = 100_000;

/** Least visible opacity (0 to 255): drawing programs leave fainter pixels at the edges of shadows. */
const leastSeen = 8;

/**
 * A drawing (SVG), drawn so that its longer side has so many pixels. What a browser would run or fetch for it
 * is not: librsvg draws, without scripts and without addresses.
 *
 * @throws Error if it cannot be drawn
 */
export async function drawSvg(bytes: Uint8Array, side = drawnSide) {
  const svg = Buffer.from(withoutWideColours(Buffer.from(bytes).toString()));
  const { width, height } = await sharp(svg).metadata();
  const density = Math.min(mostDensity, (72 * side) / Math.max(width, height));
  return sharp(svg, { density });
}

/**
 * The pixels of a logo without its transparent margins. A drawing (SVG) is drawn at the size that is asked
 * for: scaled down from a larger one, its edges would shine.
 *
 * @throws Error if it cannot be decoded
 */
export async function drawLogo(
  bytes: Uint8Array,
  size?: { width: number; height: number },
): Promise<Decoded> {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const picture = isDrawing ? await drawSvg(bytes) : await asShown(bytes);
  const { data, raw } = await decoded(picture.ensureAlpha());
  const box = visibleBox(data, raw);
  if (!isDrawing || !size) return decoded(sharp(data, { raw }).extract(box));
  const scale = size.width / box.width;
  const drawn = await decoded((await drawSvg(bytes, drawnSide * scale)).ensureAlpha());
  const within = (place: number, length: number, whole: number) => {
    const start = Math.min(Math.round(place * scale), whole - 1);
    return [start, Math.min(length, whole - start)] as const;
  };
  const [left, width] = within(box.left, size.width, drawn.raw.width);
  const [top, height] = within(box.top, size.height, drawn.raw.height);
  return decoded(sharp(drawn.data, { raw: drawn.raw }).extract({ left, top, width, height }));
}

/** The smallest box with all that is visible; the whole picture if nothing is. */
function visibleBox(data: Uint8Array, { width, height }: { width: number; height: number }) {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const opacity = data[(y * width + x) * 4 + 3] ?? 0;
      if (opacity < leastSeen) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
