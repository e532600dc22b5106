import { extname } from 'node:path';
import { quote } from '../content/mistake.ts';
import { heicAdvice, isHeic, readPicture } from '../content/picture-file.ts';
import { projectPictureWidth } from '../content/pictures.ts';
import { fittedSize } from './convert.ts';

/** Endings of the pictures that an iPhone takes and browsers do not show. */
export const heicTypes = ['.heic', '.heif'];

/**
 * Why a photograph cannot be used on the site, in Norwegian; nothing when it can.
 *
 * @param name what the owner calls the file
 * @param source its path, or its bytes
 */
export async function photoFault(name: string, source: string | Uint8Array): Promise<string | undefined> {
  const file = quote(name);
  if (heicTypes.includes(extname(name).toLowerCase()) || (await isHeic(source))) {
    return `${file} er i formatet HEIC. ${heicAdvice}`;
  }
  const picture = await readPicture(source);
  if (!picture) return `${file} kan ikke leses som et bilde. Filen er skadet eller bare delvis kopiert.`;
  if (!['jpeg', 'png', 'webp'].includes(picture.format)) {
    return `${file} er i formatet ${picture.format}. Lagre det som JPEG.`;
  }
  if (picture.width < projectPictureWidth) {
    return `${file} er ${picture.width} piksler bredt. Det må være minst ${projectPictureWidth} for å bli skarpt. Bruk originalen fra kameraet.`;
  }
  if (fittedSize(picture).width < projectPictureWidth) {
    return `${file} er for smalt til høyden (${picture.width} × ${picture.height} piksler). Beskjær det, så det ikke er mer enn dobbelt så høyt som bredt.`;
  }
  return undefined;
}
