/** A rectangle of a picture, in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Least visible opacity (0 to 255): drawing programs leave fainter pixels at the edges of shadows. */
const seen = 8;

/**
 * The bounding box of the visible pixels; the whole picture if none is visible.
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
