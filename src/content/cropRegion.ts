/** Focal point of a picture, in per cent from its left and upper edge. */
export interface Focus {
  x: number;
  y: number;
}

/** A version to make of a picture: its size in pixels, and the focal point if it is cropped. */
export interface Version {
  format: 'avif' | 'webp' | 'jpeg';
  width: number;
  height: number;
  focus?: Focus;
  /** A logo, from an SVG too: its transparent margins are removed, and it is encoded without loss. */
  isLogo?: true;
  /** Visitors wait for it: encoded with more work into fewer bytes (docs/decisions/12). */
  isAwaited?: boolean | undefined;
}

/** Originals are decoded just large enough to cover this size: no version needs more (`view/pictures.ts`). */
export const largestVersion = { width: 2048, height: 1200 };

/** Size of a page's share picture in pixels. Large networks show it whole (Open Graph's usual 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** Width divided by height of the crops, on the site (`view/pictures.ts`) and in the editor's form. */
export const ratios = {
  heroPhone: 7 / 8,
  /** The whole picture fills the window; this is the shape of most windows. */
  heroWide: 2,
  about: 3 / 2,
  /** Pictures of services and projects, at every width of the window. */
  card: 4 / 3,
  portrait: 1,
  share: shareSize.width / shareSize.height,
};

/** The largest region of a `ratio` (width to height) as near to the focal point (per cent) as possible. */
export function cropRegion(picture: { width: number; height: number }, ratio: number, x: number, y: number) {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const left = cropStart(picture.width, width, x);
  const top = cropStart(picture.height, height, y);
  return { left, top, width, height };
}

/** Where a crop begins along one side, so that the focal point is in its middle if the picture allows it. */
function cropStart(pictureLength: number, cropLength: number, focusPercent: number): number {
  const centred = (pictureLength * focusPercent) / 100 - cropLength / 2;
  const last = pictureLength - cropLength;
  return Math.round(Math.min(Math.max(centred, 0), last));
}
