/** Width of the widest picture of the site, in pixels, with room for dense screens. */
const widest = 2400;

/** Why a chosen file cannot be used, as a sentence without its subject. */
export class UnusablePicture extends Error {}

const heic =
  'er i formatet HEIC, som nettleseren her ikke kan lese. ' +
  'Velg det fra telefonen, eller åpne det og lagre det som JPEG.';

/**
 * Rotates a picture upright, scales it to 2400 px at most and removes its metadata. The result is JPEG:
 * Safari writes no WebP (WebKit bug 183257). A logo is not changed.
 *
 * @throws UnusablePicture
 */
export async function preparePicture(
  file: Blob & { name?: string },
  minWidth: number,
  isLogo = false,
): Promise<Blob> {
  if (isLogo && file.type === 'image/svg+xml') return file;
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
    const isHeic = /hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name ?? '');
    throw new UnusablePicture(isHeic ? heic : 'er ikke et bilde, eller filen er skadet. Velg et annet.');
  });
  const { width, height } = bitmap;
  if (width < minWidth) {
    const advice = 'Velg originalen fra kameraet; bilder fra Messenger og SMS er for små.';
    throw new UnusablePicture(`er ${width} piksler bredt, og det trengs minst ${minWidth}. ${advice}`);
  }
  if (isLogo) return file;
  const scale = Math.min(1, widest / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('er for stort for denne telefonen. Velg et mindre.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
