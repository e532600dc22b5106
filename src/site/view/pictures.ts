import { ratios, shareSize, type Version, type Focus } from '../../content/cropRegion.ts';

/** Size of a picture, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Where views get pictures from, by paths in the content folder: the build, or the editor's preview. */
export interface Pictures {
  /** Size of the original. */
  size: (path: string) => Promise<Size>;
  /** Size of a logo without its transparent margins. */
  logoSize: (path: string) => Promise<Size & { isDrawing: boolean }>;
  /** Returns the address of a version. */
  version: (path: string, version: Version) => Promise<string>;
}

/** How a picture is used: widths to make (pixels), the `sizes` attribute, and the crop. */
export interface PictureUse {
  widths: number[];
  sizes: string;
  /** Width divided by height of the crop around the focal point; without it the whole picture is used. */
  ratio?: number;
  isAwaited?: boolean;
}

interface ContentPicture {
  file: string;
  alt: string;
  focus?: Focus | undefined;
}

/* The breakpoints of `media.css` as media conditions. From `xxl` on the page grows no wider. */
const sm = '(min-width: 40rem)';
const md = '(min-width: 48rem)';
const lg = '(min-width: 64rem)';
const xxl = '(min-width: 106rem)';

/**
 * A `sizes` attribute.
 *
 * @param px width in the widest container, in pixels
 * @param part width in the full grid, as a part of the window
 * @param below sizes in smaller windows
 */
const sizesAttribute = (px: number, part: string, below: string) => `${xxl} ${px}px, ${lg} ${part}, ${below}`;

const heroPhone = { widths: [432, 648], sizes: '100vw', ratio: ratios.heroPhone };

/*
 * The widths follow the layout: the page container is at most 1600 px wide, and no picture has more than
 * twice the pixels that it is shown at. docs/decisions/12 has the measurements behind widths and quality.
 */
export const pictureUses = {
  /** A photograph of 16 : 9 covers the hero, which is at least 11 rem lower than the window (`hero.css`). */
  heroWide: { widths: [960, 1440, 2048], sizes: 'max(100vw, 178vh - 312px)' },
  heroPhone,
  /** The largest thing that a phone shows first. */
  firstHeroPhone: { ...heroPhone, isAwaited: true },
  about: { widths: [256, 512, 816], sizes: `${lg} 408px, 49vw`, ratio: ratios.about },
  /** On phones the first service is large, the others are beside their titles (`services.css`). */
  firstService: {
    widths: [480, 800, 1080],
    sizes: sizesAttribute(526, '32vw', `${md} 47vw, 100vw`),
    ratio: ratios.card,
  },
  service: {
    widths: [240, 480, 800, 1080],
    sizes: sizesAttribute(526, '32vw', `${md} 47vw, 38vw`),
    ratio: ratios.card,
  },
  featuredMain: {
    widths: [480, 800, 1200, 1600],
    sizes: sizesAttribute(1056, '64vw', '100vw'),
    ratio: ratios.card,
  },
  cardMain: {
    widths: [480, 800, 1080],
    sizes: sizesAttribute(526, '32vw', `${sm} 47vw, 100vw`),
    ratio: ratios.card,
  },
  featuredThumbnail: { widths: [176, 320], sizes: sizesAttribute(210, '13vw', '20vw'), ratio: 1 },
  cardThumbnail: {
    widths: [200, 360],
    sizes: sizesAttribute(172, '11vw', `${sm} 16vw, 33vw`),
    ratio: ratios.card,
  },
  portrait: { widths: [144, 272], sizes: `${lg} 136px, 104px`, ratio: ratios.portrait },
  strip: { widths: [128], sizes: '64px', ratio: 1 },
  gallery: { widths: [960, 1920], sizes: '100vw' },
} satisfies Record<string, PictureUse>;

/** Requests AVIF in all widths of a use, and one WebP for browsers without AVIF (docs/decisions/12). */
export async function resolvePicture(pictures: Pictures, picture: ContentPicture, use: PictureUse) {
  const size = await pictures.size(picture.file);
  const widest = widestCrop(size, use.ratio);
  const ratio = use.ratio ?? size.width / size.height;
  const widths = [...new Set(use.widths.map((width) => Math.min(width, widest)))];
  const middleWidth = widths[Math.floor(widths.length / 2)] ?? widest;
  const { isAwaited } = use;
  const [{ src, width, height }, ...avif] = await Promise.all([
    resize(pictures, picture, ratio, { format: 'webp', width: middleWidth }),
    ...widths.map((each) => resize(pictures, picture, ratio, { format: 'avif', width: each, isAwaited })),
  ]);
  const candidates = avif.map((candidate) => `${candidate.src} ${candidate.width}w`).join(', ');
  return { src, avif: candidates, sizes: use.sizes, width, height, alt: picture.alt };
}

/** Addresses of a picture: `src` (WebP) with its size in pixels, and `avif` candidates. */
export type ResolvedPicture = Awaited<ReturnType<typeof resolvePicture>>;

/** The picture of a page that is shared: JPEG, which every network reads. */
export async function resolveSharePicture(pictures: Pictures, picture: ContentPicture) {
  const widest = widestCrop(await pictures.size(picture.file), ratios.share);
  const width = Math.min(shareSize.width, widest);
  return resize(pictures, picture, ratios.share, { format: 'jpeg', width });
}

/** Width of the largest crop, in pixels: a wider picture would only be enlarged. */
const widestCrop = ({ width, height }: Size, ratio = width / height) =>
  Math.min(width, Math.round(height * ratio));

/** Requests a version of a picture, cropped around its focal point. */
async function resize(
  pictures: Pictures,
  { file, focus = { x: 50, y: 50 } }: ContentPicture,
  ratio: number,
  version: Pick<Version, 'format' | 'width' | 'isAwaited'>,
) {
  const { width } = version;
  const height = Math.round(width / ratio);
  return { src: await pictures.version(file, { ...version, height, focus }), width, height };
}

/** The largest size of a logo (`about.css`, `footer.css`), in CSS pixels. */
const logoSize = { width: 240, height: 42 };

/** Pixels of a logo's file for each CSS pixel: enough for every screen, and for zoom. */
const logoDensity = 3;

/** Requests the firm's logo or a partner's, without loss and without its transparent margins. */
export async function resolveLogo(pictures: Pictures, file: string) {
  const { width, height, isDrawing } = await pictures.logoSize(file);
  const largestScale = Math.min(logoSize.width / width, logoSize.height / height);
  // Only a drawing can be enlarged.
  const maxScale = isDrawing ? Infinity : 1;
  const shownScale = Math.min(maxScale, largestScale);
  const fileScale = Math.min(maxScale, shownScale * logoDensity);
  const sizeAt = (scale: number) => ({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  const src = await pictures.version(file, { format: 'webp', isLogo: true, ...sizeAt(fileScale) });
  return { src, ...sizeAt(shownScale) };
}

/** Address of a logo, and its size in CSS pixels. */
export type ResolvedLogo = Awaited<ReturnType<typeof resolveLogo>>;
