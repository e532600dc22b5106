import { drawingFaultInText } from '../../content/brand/drawingText.ts';
import { drawnBox } from '../../content/brand/logoBox.ts';
import { lightest, shapeFault } from '../../content/brand/logoRules.ts';
import { openImage, UnusablePicture } from './openImage.ts';

/**
 * Takes the firm's logo: an SVG unchanged, if the build will clean it, or a PNG without its transparent
 * margins.
 *
 * @throws UnusablePicture
 */
export async function prepareLogo(file: Blob, minWidth: number): Promise<Blob> {
  const isDrawing = file.type === 'image/svg+xml';
  if (!isDrawing && file.type !== 'image/png') throw new UnusablePicture('er ikke en SVG eller en PNG.');
  const image = await openImage(file);
  const { naturalWidth, naturalHeight } = image;
  const logo = isDrawing ? undefined : trimmed(image);
  const { width, height } = logo ?? { width: naturalWidth, height: naturalHeight };
  if (!isDrawing && width < minWidth)
    throw new UnusablePicture(
      `er ${width} piksler bred, og det trengs minst ${minWidth}. Velg helst en SVG.`,
    );
  const drawing = isDrawing ? drawingFaultInText(await file.text()) : undefined;
  const light = isTooLight(logo ?? image)
    ? 'Den er så lys at den ikke synes. Velg utgaven for lys bunn.'
    : undefined;
  const fault = drawing ?? shapeFault(width, height) ?? light;
  if (fault) throw new UnusablePicture(`kan ikke brukes som logo. ${fault}`);
  return logo ? logo.convertToBlob({ type: 'image/png' }) : file;
}

/** A picture without its transparent margins. */
function trimmed(image: HTMLImageElement): OffscreenCanvas {
  const whole = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = whole.getContext('2d');
  if (!context) throw new UnusablePicture('er for stor for denne telefonen. Velg en mindre.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, whole.width, whole.height);
  const { left, top, width, height } = drawnBox(data, whole.width, whole.height);
  const part = new OffscreenCanvas(width, height);
  part.getContext('2d')?.drawImage(whole, -left, -top);
  return part;
}

/** Like the build's check (`content/brand/icon.ts`): whether nothing in it is seen on a light ground. */
function isTooLight(image: CanvasImageSource): boolean {
  const context = new OffscreenCanvas(48, 48).getContext('2d');
  if (!context) return false;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 48, 48);
  context.drawImage(image, 0, 0, 48, 48);
  return context.getImageData(0, 0, 48, 48).data.every((value) => value > lightest);
}
