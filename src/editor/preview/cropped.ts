import { cropRegion } from '../../content/cropRegion.ts';
import type { Pictures } from '../../site/view/pictures.ts';
import { once } from '../repository/once.ts';
import type { Repository } from '../repository/repository.ts';

/** Transparent GIF for a picture that is not loaded yet. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function load(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Width of a picture as the preview has it. Only its shape is that of the original. */
const assumedWidth = 2400;

const sizeOf = once(async (path, repository: Repository) => {
  const { naturalWidth, naturalHeight } = await load(await repository.thumbnail(path));
  return { width: assumedWidth, height: Math.round((assumedWidth * naturalHeight) / naturalWidth) };
});

/** The pictures of the form, for the view functions; one that cannot be loaded is transparent. */
export const picturesIn = (repository: Repository): Pictures => ({
  size: (path) => sizeOf(path, repository).catch(() => ({ width: assumedWidth, height: 1800 })),
  version: async (path, version) => {
    if (version.format === 'svg') return repository.picture(path).catch(() => unseen);
    const size = version.width > 480 ? 'picture' : 'thumbnail';
    const ratio = version.width / version.height;
    const whole = await sizeOf(path, repository).catch(() => undefined);
    const isWhole = whole && Math.abs(ratio - whole.width / whole.height) < 0.02;
    const { x, y } = version.focus ?? { x: 50, y: 50 };
    const address = isWhole
      ? repository[size](path)
      : cropped(`${path} ${size} ${ratio.toFixed(2)} ${x} ${y}`, { repository, path, size, ratio, x, y });
    return address.catch(() => unseen);
  },
});

interface Crop {
  repository: Repository;
  path: string;
  size: 'picture' | 'thumbnail';
  /** Width to height. */
  ratio: number;
  /** The focal point, in per cent. */
  x: number;
  y: number;
}

/** Crops like `files/pictures/convert.ts`; small crops are made from the picture's thumbnail. */
const cropped = once(async (_: string, { repository, path, size, ratio, x, y }: Crop) => {
  const image = await load(await repository[size](path));
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const region = cropRegion(natural, ratio, x, y);
  const scale = Math.min(1, 1200 / region.width);
  const canvas = new OffscreenCanvas(region.width * scale, region.height * scale);
  const { left, top } = region;
  canvas
    .getContext('2d')
    ?.drawImage(image, left, top, region.width, region.height, 0, 0, canvas.width, canvas.height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
});
