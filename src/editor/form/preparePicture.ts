import { drawingFault } from '../../content/brand/drawingRules.ts';
import { withoutMetadata } from '../../content/brand/drawing.ts';
import { openImage, UnusablePicture } from './openImage.ts';
import { openPhoto } from './openPhoto.ts';

/** Width of the widest picture of the site, in pixels, with room for dense screens. */
const widest = 2400;

/** Width of the widest logo of another firm. */
const widestLogo = 800;

const heic =
  'er i formatet HEIC, som nettleseren her ikke kan lese. ' +
  'Velg det fra telefonen, eller åpne det og lagre det som JPEG.';

/**
 * Rotates a picture upright, scales it to 2400 px at most and removes its metadata. The result is JPEG:
 * Safari writes no WebP (WebKit bug 183257). Another firm's logo becomes a PNG, or is a drawing
 * that the build takes.
 *
 * @throws UnusablePicture
 */
export async function preparePicture(
  file: Blob & { name?: string },
  minWidth: number,
  isLogo = false,
): Promise<Blob> {
  if (isLogo && file.type === 'image/svg+xml') {
    const drawing = await file.text();
    const fault = drawingFault(drawing);
    if (fault) throw new UnusablePicture(`kan ikke brukes som logo. ${fault}`);
    await openImage(file);
    return new Blob([withoutMetadata(drawing)], { type: file.type });
  }
  const bitmap = await openPhoto(file).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
    const isHeic = /hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name ?? '');
    throw new UnusablePicture(isHeic ? heic : 'er ikke et bilde, eller filen er skadet. Velg et annet.');
  });
  const { width, height } = bitmap;
  if (width < minWidth) {
    const advice = 'Velg originalen fra kameraet; bilder fra Messenger og SMS er for små.';
    throw new UnusablePicture(`er ${width} piksler bredt, og det trengs minst ${minWidth}. ${advice}`);
  }
  const scale = Math.min(1, (isLogo ? widestLogo : widest) / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('er for stort for denne nettleseren. Velg et mindre.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: it would become black.
  if (!isLogo) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob(isLogo ? { type: 'image/png' } : { type: 'image/jpeg', quality: 0.85 });
}
