import type { ImageMetadata } from 'astro';
import { getImage } from '#site-source';
import { ratios, shareSize } from '../content/cropRegion.ts';
import type { Focus } from '../content/schema/picture.ts';

/** An imported picture. `clone` is undocumented and missing in the editor. */
type ImportedPicture = ImageMetadata & { clone?: ImageMetadata };

/**
 * Size and format of an imported picture. Reading any property but `clone` makes Astro publish the original,
 * with its GPS coordinates (`getProxyCode` of its asset plug-in). If an update removes `clone`,
 * `build/page-check` stops the build.
 */
const imageMetadata = (file: ImportedPicture): ImageMetadata => file.clone ?? file;

/** Widths to generate (pixels), the `sizes` attribute, and the crop. */
export interface PictureUse {
  widths: number[];
  sizes: string;
  /** Width to height of the crop around the focal point; without it the whole picture is used. */
  ratio?: number;
}

interface ContentPicture {
  file: ImportedPicture;
  alt: string;
  focus?: Focus | undefined;
}

/** Windows from so wide on (`media.css`); from the last the page container grows no more. */
const [sm, md, lg, xxl] = [40, 48, 64, 106].map((rem) => `(min-width: ${rem}rem)`);

/** `sizes`: pixels in the widest container, a part of the window in the full grid, and the rest `below`. */
const sizesOf = (px: number, part: string, below: string) => `${xxl} ${px}px, ${lg} ${part}, ${below}`;

/*
 * Widths follow the layout: the page container is 1600 px at most, and no candidate has over twice the pixels
 * that its place needs. docs/decisions/12 has the measurements behind widths and quality.
 */
export const pictureUses = {
  heroWide: { widths: [960, 1440, 2048], sizes: '(min-aspect-ratio: 16/9) 100vw, 178vh' },
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
export async function resolvePicture(picture: ContentPicture, use: PictureUse) {
  const widest = widestCrop(picture, use.ratio);
  const widths = [...new Set(use.widths.map((width) => Math.min(width, widest)))];
  const [{ src, width, height }, ...avif] = await Promise.all([
    resize(picture, 'webp', widths[widths.length >> 1] ?? widest, use.ratio),
    ...widths.map((each) => resize(picture, 'avif', each, use.ratio)),
  ]);
  const candidates = avif.map((candidate) => `${candidate.src} ${candidate.width}w`).join(', ');
  return { src, avif: candidates, sizes: use.sizes, width, height, alt: picture.alt };
}

/** Addresses of a picture: `src` (WebP) with its size in pixels, and `avif` candidates. */
export type ResolvedPicture = Awaited<ReturnType<typeof resolvePicture>>;

/** The picture of a page that is shared: JPEG, which every network reads. */
export const resolveSharePicture = (picture: ContentPicture) =>
  resize(picture, 'jpeg', Math.min(shareSize.width, widestCrop(picture, ratios.share)), ratios.share);

const ratioOf = ({ width, height }: ImageMetadata) => width / height;

/** Width of the largest crop, in pixels: a wider picture would only be enlarged. */
function widestCrop({ file }: ContentPicture, ratio?: number): number {
  const original = imageMetadata(file);
  return Math.min(original.width, Math.round(original.height * (ratio ?? ratioOf(original))));
}

/** Generates a picture, cropped around its focal point. */
async function resize({ file, focus }: ContentPicture, format: string, width: number, ratio?: number) {
  const height = Math.round(width / (ratio ?? ratioOf(imageMetadata(file))));
  const position = `${focus?.x ?? 50}% ${focus?.y ?? 50}%`;
  const { src } = await getImage({ src: file, format, width, height, fit: 'cover', position });
  return { src, width, height };
}

/** Twice the largest size of a partner's logo (`about.css`), in pixels. */
const logoSize = { width: 480, height: 84 };

/** A partner's logo: an SVG unchanged, any other picture resized and without metadata. */
export async function resolveLogo(file: ImportedPicture) {
  const { width, height, format } = imageMetadata(file);
  if (format === 'svg') return { src: file.src, width, height };
  const scale = Math.min(1, logoSize.width / width, logoSize.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src: (await getImage({ src: file, format: 'webp', ...size })).src, ...size };
}
