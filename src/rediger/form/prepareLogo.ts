import { forbiddenInLogos, lightest, shapeFault } from '../../brand/logoRules.ts';
import { UnusablePicture } from './preparePicture.ts';

/**
 * Takes the firm's logo, SVG or PNG, unchanged if the build will: it cleans the drawing, and says what else
 * is wrong in it.
 *
 * @throws UnusablePicture
 */
export async function prepareLogo(file: Blob, minWidth: number): Promise<Blob> {
  const isDrawing = file.type === 'image/svg+xml';
  if (!isDrawing && file.type !== 'image/png') throw new UnusablePicture('er ikke en SVG eller en PNG.');
  const { width, height, isTooLight } = await inspect(file);
  if (!isDrawing && width < minWidth)
    throw new UnusablePicture(
      `er ${width} piksler bred, og det trengs minst ${minWidth}. Velg helst en SVG.`,
    );
  const element = isDrawing && forbiddenElement.exec(await file.text())?.[1];
  const light = isTooLight ? 'Den er så lys at den ikke synes. Velg utgaven for lys bunn.' : undefined;
  const fault = element ? `Filen har ${forbiddenInLogos[element]}.` : (shapeFault(width, height) ?? light);
  if (fault) throw new UnusablePicture(`kan ikke brukes som logo. ${fault}`);
  return file;
}

const forbiddenElement = new RegExp(`<(${Object.keys(forbiddenInLogos).join('|')})\\b`);

/** Looks at a logo as a picture, in which no script of a drawing runs. */
async function inspect(file: Blob) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { width, height, isTooLight: isTooLight(image) };
  } catch {
    throw new UnusablePicture('er ikke en logo som kan leses, eller filen er skadet. Velg en annen.');
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Like the build's check (`brand/icon.ts`): whether nothing in it is seen on a light ground. */
function isTooLight(image: HTMLImageElement): boolean {
  const context = new OffscreenCanvas(48, 48).getContext('2d');
  if (!context) return false;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 48, 48);
  context.drawImage(image, 0, 0, 48, 48);
  return context.getImageData(0, 0, 48, 48).data.every((value) => value > lightest);
}
