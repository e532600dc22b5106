/** Focal point of a picture, in per cent from its left and upper edge. */
export interface Focus {
  x: number;
  y: number;
}

/** A version to make of a picture (pixels); with a focal point (per cent), cropped to its size around it. */
export interface Version {
  format: 'avif' | 'webp' | 'jpeg';
  width: number;
  height: number;
  focus?: Focus;
  /** A logo: without its transparent margins and without loss, from an SVG, too. */
  isLogo?: true;
}

/** Originals are decoded no larger than just covers this: no version needs more (`view/pictures.ts`). */
export const largestVersion = { width: 2048, height: 1200 };

/** In pixels. The large networks show this size without cutting (Open Graph's usual 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** Width to height of the crops, for the site (`view/pictures.ts`) and for the focal point in the form. */
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
  const place = (length: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part));
  return { left: place(picture.width, width, x), top: place(picture.height, height, y), width, height };
}
