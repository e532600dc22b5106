import { lightest, shapeFault } from '../../content/brand/logoRules.ts';

/** Why a chosen file cannot be used, as a sentence without its subject. */
export class UnusablePicture extends Error {}

/** What a picture is used for: a photograph, the firm's own logo, or another firm's. */
export type PictureUse = 'photo' | 'own' | 'partner';

/** Width of the widest picture of the site, in pixels, with room for dense screens. */
const widest = { photo: 2400, own: 1024, partner: 800 };

/** Most pixels that a browser's canvas has for sure (Safari). */
const mostPixels = 16_777_216;

const sentences = {
  heic:
    'er i formatet HEIC, som nettleseren her ikke kan lese. Velg det fra telefonen, eller åpne det og lagre ' +
    'det som JPEG.',
  notHere:
    'er ikke lastet ned til denne enheten ennå. Åpne det først der det ligger, for eksempel i Drive eller iCloud, ' +
    'og velg det igjen.',
  broken: 'er ikke et bilde, eller filen er skadet. Velg et annet.',
  tooLarge: 'er for stort for denne nettleseren. Velg et mindre.',
};

/**
 * Turns a picture upright, scales it and encodes it anew: what leaves the phone has no metadata and no
 * script. A photograph becomes a JPEG, because Safari writes no WebP (WebKit bug 183257); a logo or a drawing
 * becomes a PNG.
 *
 * @throws UnusablePicture
 */
export async function preparePicture(file: File, minWidth: number, use: PictureUse): Promise<Blob> {
  const source = await openPicture(file, widest[use]);
  const { width, height } = source;
  if (use === 'photo' && width < minWidth)
    throw new UnusablePicture(
      `er ${width} piksler bredt, og det trengs minst ${minWidth}. ` +
        'Velg originalen fra kameraet; bilder fra Messenger og SMS er for små.',
    );
  if (use === 'own') refuseShape(width, height, minWidth);
  const scale = Math.min(1, widest[use] / width, Math.sqrt(mostPixels / (width * height)));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture(sentences.tooLarge);
  context.imageSmoothingQuality = 'high';
  if (use === 'photo') {
    // JPEG has no transparency: it would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  if (source instanceof ImageBitmap) source.close();
  if (use === 'own' && isTooLight(canvas))
    throw new UnusablePicture(
      'kan ikke brukes som logo. Den er så lys at den ikke synes. Velg utgaven for lys bunn.',
    );
  return canvas.convertToBlob(
    use === 'photo' ? { type: 'image/jpeg', quality: 0.85 } : { type: 'image/png' },
  );
}

/** Decodes a file, upright as its metadata say. */
async function openPicture(file: File, drawnWidth: number): Promise<ImageBitmap | HTMLCanvasElement> {
  await requireBytes(file);
  if (file.type === 'image/svg+xml') return openDrawing(file, drawnWidth);
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new UnusablePicture((await isHeic(file)) ? sentences.heic : sentences.broken);
  }
}

/** Files of a cloud that are not there yet are empty, or cannot be read. */
async function requireBytes(file: File): Promise<void> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => undefined);
  if (!bytes || bytes.byteLength === 0) throw new UnusablePicture(sentences.notHere);
}

/** By the first bytes (ISO 14496-12): the name may say otherwise. */
async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(4, 12).text();
  return /^ftyp(hei|hev|mif1|msf1)/.test(start) || /hei[cf]/.test(file.type);
}

/** Draws an SVG as wide as it is needed. No script of it runs in an `<img>`. */
async function openDrawing(file: File, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    throw new UnusablePicture(
      'er ikke en tegning som kan leses, eller filen er skadet. Prøv å lagre den på nytt, eller velg en PNG.',
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
  // Without a size of its own a drawing is square in some browsers, and has none in others.
  const ratio = (image.naturalHeight || 1) / (image.naturalWidth || 1);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round(width * ratio));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Whether nothing of a logo is seen on a light ground; a little stricter than the build (`icon.ts`). */
function isTooLight(logo: OffscreenCanvas): boolean {
  const context = new OffscreenCanvas(48, 48).getContext('2d');
  if (!context) return false;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 48, 48);
  context.drawImage(logo, 0, 0, 48, 48);
  const { data } = context.getImageData(0, 0, 48, 48);
  const lightOf = (index: number) => ((data[index] ?? 0) / 255) ** 2.2;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    // The grey of the same luminance (WCAG).
    const luminance = 0.2126 * lightOf(pixel) + 0.7152 * lightOf(pixel + 1) + 0.0722 * lightOf(pixel + 2);
    if (255 * luminance ** (1 / 2.2) < lightest - 5) return false;
  }
  return true;
}

/** The firm's logo stands beside its name, about as wide as high. */
function refuseShape(width: number, height: number, minWidth: number): void {
  if (width < minWidth)
    throw new UnusablePicture(
      `er ${width} piksler bred, og det trengs minst ${minWidth}. Velg helst en SVG.`,
    );
  const fault = shapeFault({ width, height });
  if (fault !== undefined) throw new UnusablePicture(`kan ikke brukes som logo. ${fault}`);
}
