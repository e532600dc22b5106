/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Opacity (0 to 255) that is seen: what drawing programs leave at the edges of shadows is less. */
const seen = 8;

/**
 * The part of a PNG logo that is drawn, without its transparent margins, for build and editor alike; the
 * whole of a picture in which nothing is.
 *
 * @param pixels red, green, blue and opacity of each
 */
export function drawnBox(pixels: ArrayLike<number>, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < seen) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
