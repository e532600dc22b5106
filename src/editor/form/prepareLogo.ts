import { sizeOf, withoutMetadata } from '../../content/brand/drawing.ts';
import { drawingFault } from '../../content/brand/drawingRules.ts';
import { lightest, sizeFault } from '../../content/brand/logoRules.ts';
import { drawnBox } from './drawnBox.ts';
import { openImage, UnusablePicture } from './openImage.ts';

/**
 * Takes the firm's logo: an SVG without its metadata, or a PNG without its transparent margins.
 *
 * @throws UnusablePicture
 */
export async function prepareLogo(file: Blob, minWidth: number): Promise<Blob> {
  const isDrawing = file.type === 'image/svg+xml';
  if (!isDrawing && file.type !== 'image/png') throw new UnusablePicture('er ikke en SVG eller en PNG.');
  const image = await openImage(file);
  if (isDrawing) {
    const text = await file.text();
    refuse(drawingFault(text) ?? sizeFault(sizeOf(text)) ?? lightFault(image));
    return new Blob([withoutMetadata(text)], { type: file.type });
  }
  const logo = trimmed(image);
  if (logo.width < minWidth)
    throw new UnusablePicture(
      `er ${logo.width} piksler bred, og det trengs minst ${minWidth}. Velg helst en SVG.`,
    );
  refuse(sizeFault(logo) ?? lightFault(logo));
  return logo.convertToBlob({ type: 'image/png' });
}

function refuse(fault: string | undefined) {
  if (fault) throw new UnusablePicture(`kan ikke brukes som logo. ${fault}`);
}

/** A picture without its transparent margins. */
function trimmed(image: HTMLImageElement): OffscreenCanvas {
  const whole = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = whole.getContext('2d');
  if (!context) throw new UnusablePicture('er for stor for denne nettleseren. Velg en mindre.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, whole.width, whole.height);
  const { left, top, width, height } = drawnBox(data, whole.width, whole.height);
  const part = new OffscreenCanvas(width, height);
  part.getContext('2d')?.drawImage(whole, -left, -top);
  return part;
}

/** Says where nothing is seen on a light ground; a little stricter than the build (`files/icon.ts`). */
function lightFault(image: CanvasImageSource): string | undefined {
  const context = new OffscreenCanvas(48, 48).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 48, 48);
  context.drawImage(image, 0, 0, 48, 48);
  const { data } = context.getImageData(0, 0, 48, 48);
  const light = (index: number) => ((data[index] ?? 0) / 255) ** 2.2;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    // The grey of the same luminance (WCAG).
    const luminance = 0.2126 * light(pixel) + 0.7152 * light(pixel + 1) + 0.0722 * light(pixel + 2);
    if (255 * luminance ** (1 / 2.2) < lightest - 5) return undefined;
  }
  return 'Den er så lys at den ikke synes. Velg utgaven for lys bunn.';
}
