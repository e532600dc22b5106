import { ratios, shareSize, type Version, type Focus } from '../../content/cropRegion.ts';

/** Size of a picture, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Where views get pictures from, by paths in the content folder: the build, or the editor's preview. */
export interface Pictures {
  /** Of the original. */
  size: (path: string) => Promise<Size>;
  /** Of a logo, without its transparent margins. */
  logoSize: (path: string) => Promise<Size & { isDrawing: boolean }>;
  /** Address of a version. */
  version: (path: string, version: Version) => Promise<string>;
}

/** Widths to generate (pixels), the `sizes` attribute, and the crop. */
export interface PictureUse {
  widths: number[];
  sizes: string;
  /** Width to height of the crop around the focal point; without it the whole picture is used. */
  ratio?: number;
}

interface ContentPicture {
  file: string;
  alt: string;
  focus?: Focus | undefined;
}

/** Media conditions by the least width of the window (`media.css`); from `xxl` on the page grows no wider. */
const [sm, md, lg, xxl] = [40, 48, 64, 106].map((rem) => `(min-width: ${rem}rem)`);

/** `sizes`: pixels in the widest container, a part of the window in the full grid, and the rest `below`. */
const sizesOf = (px: number, part: string, below: string) => `${xxl} ${px}px, ${lg} ${part}, ${below}`;

/*
 * Widths follow the layout: the page container is 1600 px at most, and no candidate has over twice the pixels
 * that its place needs. docs/decisions/12 has the measurements behind widths and quality.
 */
export const pictureUses = {
  /** A photograph of 16 : 9 covers the hero, which is at least 11 rem lower than the window (`hero.css`). */
  heroWide: { widths: [960, 1440, 2048], sizes: 'max(100vw, 178vh - 312px)' },
  heroPhone: { widths: [432, 648], sizes: '100vw', ratio: ratios.heroPhone },
  about: { widths: [256, 512, 816], sizes: `${lg} 408px, 49vw`, ratio: ratios.about },
  /** On phones the first service is large, the others are beside their titles (`services.css`). */
  firstService: {
    widths: [480, 800, 1080],
    sizes: sizesOf(526, '32vw', `${md} 47vw, 100vw`),
    ratio: ratios.card,
  },
  service: {
    widths: [240, 480, 800, 1080],
    sizes: sizesOf(526, '32vw', `${md} 47vw, 38vw`),
    ratio: ratios.card,
  },
  featuredMain: { widths: [480, 800, 1200, 1600], sizes: sizesOf(1056, '64vw', '100vw'), ratio: ratios.card },
  cardMain: {
    widths: [480, 800, 1080],
    sizes: sizesOf(526, '32vw', `${sm} 47vw, 100vw`),
    ratio: ratios.card,
  },
  featuredThumbnail: { widths: [176, 320], sizes: sizesOf(210, '13vw', '20vw'), ratio: 1 },
  cardThumbnail: { widths: [200, 360], sizes: sizesOf(172, '11vw', `${sm} 16vw, 33vw`), ratio: ratios.card },
  portrait: { widths: [144, 272], sizes: `${lg} 136px, 104px`, ratio: ratios.portrait },
  strip: { widths: [128], sizes: '64px', ratio: 1 },
  gallery: { widths: [960, 1920], sizes: '100vw' },
} satisfies Record<string, PictureUse>;

/** Generates AVIF in all widths of a use, and a WebP for browsers without AVIF (docs/decisions/12). */
export async function resolvePicture(pictures: Pictures, picture: ContentPicture, use: PictureUse) {
  const size = await pictures.size(picture.file);
  const widest = widestCrop(size, use.ratio);
  const ratio = use.ratio ?? size.width / size.height;
  const widths = [...new Set(use.widths.map((width) => Math.min(width, widest)))];
  const [{ src, width, height }, ...avif] = await Promise.all([
    resize(pictures, picture, 'webp', widths[widths.length >> 1] ?? widest, ratio),
    ...widths.map((each) => resize(pictures, picture, 'avif', each, ratio)),
  ]);
  const candidates = avif.map((candidate) => `${candidate.src} ${candidate.width}w`).join(', ');
  return { src, avif: candidates, sizes: use.sizes, width, height, alt: picture.alt };
}

/** Addresses of a picture: `src` (WebP) with its size in pixels, and `avif` candidates. */
export type ResolvedPicture = Awaited<ReturnType<typeof resolvePicture>>;

/** The picture of a page that is shared: JPEG, which every network reads. */
export async function resolveSharePicture(pictures: Pictures, picture: ContentPicture) {
  const widest = widestCrop(await pictures.size(picture.file), ratios.share);
  return resize(pictures, picture, 'jpeg', Math.min(shareSize.width, widest), ratios.share);
}

/** Width of the largest crop, in pixels: a wider picture would only be enlarged. */
const widestCrop = ({ width, height }: Size, ratio = width / height) =>
  Math.min(width, Math.round(height * ratio));

/** Generates a picture, cropped around its focal point. */
async function resize(
  pictures: Pictures,
  { file, focus = { x: 50, y: 50 } }: ContentPicture,
  format: Version['format'],
  width: number,
  ratio: number,
) {
  const height = Math.round(width / ratio);
  return { src: await pictures.version(file, { format, width, height, focus }), width, height };
}

/** The largest size of a logo (`about.css`, `footer.css`), in CSS pixels. */
const logoSize = { width: 240, height: 42 };

/** Pixels of a logo's picture for each CSS pixel: sharp on every screen, and when it is enlarged. */
const logoDensity = 3;

/** The firm's logo or a partner's, as a lossless picture without its transparent margins. */
export async function resolveLogo(pictures: Pictures, file: string) {
  const { width, height, isDrawing } = await pictures.logoSize(file);
  const most = Math.min(logoSize.width / width, logoSize.height / height);
  // A drawing has any size; a picture is not enlarged.
  const shown = isDrawing ? most : Math.min(1, most);
  const made = isDrawing ? shown * logoDensity : Math.min(1, shown * logoDensity);
  const sizeAt = (scale: number) => ({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  const src = await pictures.version(file, { format: 'webp', isLogo: true, ...sizeAt(made) });
  return { src, ...sizeAt(shown) };
}

/** Address of a logo, and its size in CSS pixels. */
export type ResolvedLogo = Awaited<ReturnType<typeof resolveLogo>>;
