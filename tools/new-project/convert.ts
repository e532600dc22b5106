import sharp from 'sharp';

/** Longest side in pixels: more than the gallery shows on any screen. */
const longest = 2400;

/** Size in pixels of a picture once it is no larger than needed. */
export function fittedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A photograph the way the site wants its originals: upright, no larger than needed, a JPEG without the camera's notes of
 * place, time and owner. Colours become those of the web (sRGB).
 *
 * @param source its path, or its bytes
 */
export const webPhoto = (source: string | Uint8Array) =>
  sharp(source)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 86, mozjpeg: true });
