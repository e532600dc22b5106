import { cropRegion } from '../../content/cropRegion.ts';
import type { Pictures } from '../../site/view/pictures.ts';
import type { Session } from '../session.ts';

/** Transparent GIF for a picture that is not loaded yet. */
const transparentImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Width of a picture as the preview has it. Only its shape is that of the original. */
const assumedWidth = 2400;

/** The pictures of the form, for the view functions; one that cannot be loaded is transparent. */
export function openPreviewPictures({ pictures, pictureId }: Session, form: string): Pictures {
  const address = (path: string, size: 'full' | 'small'): Promise<string> => {
    const id = pictureId(form, path);
    return id === undefined ? Promise.reject(new Error(path)) : pictures[size](id, path);
  };
  const sizeOf = async (path: string) => {
    try {
      const { naturalWidth, naturalHeight } = await load(await address(path, 'small'));
      return { width: assumedWidth, height: Math.round((assumedWidth * naturalHeight) / naturalWidth) };
    } catch {
      return { width: assumedWidth, height: 1800 };
    }
  };
  return {
    size: sizeOf,
    logoSize: async (path) => ({ ...(await sizeOf(path)), isDrawing: true }),
    version: async (path, { isLogo, width, height, focus = { x: 50, y: 50 } }) => {
      const size = isLogo || width > 480 ? 'full' : 'small';
      try {
        const whole = await address(path, size);
        return isLogo ? whole : await cropPicture(whole, width / height, focus.x, focus.y);
      } catch {
        return transparentImage;
      }
    },
  };
}

const images = new Map<string, Promise<HTMLImageElement>>();

/** Loads a picture once. */
function load(address: string): Promise<HTMLImageElement> {
  const known = images.get(address);
  if (known) return known;
  const image = new Image();
  image.src = address;
  const loaded = image.decode().then(() => image);
  images.set(address, loaded);
  loaded.catch(() => images.delete(address));
  return loaded;
}

const crops = new Map<string, Promise<string>>();

/** Crops like `files/pictures/convert.ts`, once for each shape (width to height) and focal point. */
async function cropPicture(address: string, ratio: number, x: number, y: number): Promise<string> {
  const image = await load(address);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  if (Math.abs(ratio - natural.width / natural.height) < 0.02) return address;
  const key = `${address} ${ratio.toFixed(2)} ${x} ${y}`;
  const crop = crops.get(key) ?? cut(image, cropRegion(natural, ratio, x, y));
  crops.set(key, crop);
  return crop;
}

async function cut(image: HTMLImageElement, region: ReturnType<typeof cropRegion>): Promise<string> {
  const scale = Math.min(1, 1200 / region.width);
  const canvas = new OffscreenCanvas(region.width * scale, region.height * scale);
  const { left, top, width, height } = region;
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
}
