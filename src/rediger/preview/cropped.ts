import { cropRegion } from '../../content/cropRegion.ts';
import { once } from '../repository/once.ts';
import type { Repository } from '../repository/repository.ts';

/** Transparent GIF for a picture that is not loaded yet. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Names of pictures by the addresses that the page shows them at. */
const names = new Map<string, string>();

/** The picture that an address shows. */
export const pictureAt = (address: string | null) => names.get(address ?? '');

const keepName = (name: string, address: string) => {
  if (address !== unseen) names.set(address, name);
  return address;
};

async function load(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const shapes = {
  logo: { width: 140, height: 42, format: 'svg' },
  picture: { width: 2400, height: 1800, format: 'jpg' },
};

const imported = once(async (name, kind: keyof typeof shapes, repository: Repository) => {
  if (kind === 'logo') return { name, ...shapes.logo, src: keepName(name, await repository.picture(name)) };
  const { naturalWidth, naturalHeight } = await load(await repository.thumbnail(name));
  const height = Math.round((shapes.picture.width * naturalHeight) / naturalWidth);
  return { name, ...shapes.picture, height, src: '' };
});

/** A picture as the site imports it: one object for each name. Of a photograph only the shape is true. */
export const importPicture = (...asked: Parameters<typeof imported>) =>
  imported(...asked).catch(() => ({ name: asked[0], ...shapes[asked[1]], src: unseen }));

/** Options that the site gives to `getImage`. */
export interface WantedPicture {
  src: { name: string; width: number; height: number };
  width: number;
  height?: number;
  /** The focal point, such as `62% 50%`. */
  position?: string;
}

/** Crops like `site/picture-service.ts`; small crops are made from the picture's thumbnail. */
export async function croppedPicture(repository: Repository | undefined, wanted: WantedPicture) {
  const { src, width, height = 0, position = '50% 50%' } = wanted;
  const size = width > 480 ? 'picture' : 'thumbnail';
  const ratio = (width / height).toFixed(2);
  const isWhole = Math.abs(Number(ratio) - src.width / src.height) < 0.02;
  if (!repository) return { src: unseen };
  const address = isWhole
    ? repository[size](src.name)
    : cropped(`${src.name} ${size} ${ratio} ${position}`, repository, size, wanted);
  return { src: keepName(src.name, await address.catch(() => unseen)) };
}

const cropped = once(
  async (
    _: string,
    repository: Repository,
    size: 'picture' | 'thumbnail',
    { src, width, height = 0, position = '' }: WantedPicture,
  ) => {
    const image = await load(await repository[size](src.name));
    const [x = 50, y = 50] = position.split(' ').map(parseFloat);
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const region = cropRegion(natural, width / height, x, y);
    const scale = Math.min(1, 1200 / region.width);
    const canvas = new OffscreenCanvas(region.width * scale, region.height * scale);
    const { left, top } = region;
    canvas
      .getContext('2d')
      ?.drawImage(image, left, top, region.width, region.height, 0, 0, canvas.width, canvas.height);
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
  },
);
