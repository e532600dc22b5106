import sharp from 'sharp';

/** Longest side in pixels: more than the gallery shows on any screen. */
const longest = 2400;

/**
 * Writes a picture the way the site wants its originals: upright, no larger than needed, a JPEG without the camera's
 * notes of place, time and owner. Colours become those of the web (sRGB).
 */
export async function convertPicture(from: string, to: string): Promise<void> {
  await sharp(from)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(to);
}
