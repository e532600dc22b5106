import clsx from 'clsx';
import type { ResolvedPicture } from '../content/picture.ts';

interface PictureProps {
  picture: ResolvedPicture;
  className?: string;
  /** Another cut of the same photograph, for windows from 768 px. */
  wide?: ResolvedPicture;
  /** Pictures are lazy unless they are in the first view. */
  loading?: 'lazy' | 'eager';
  /** Overrides the alternative text; empty where the picture repeats one beside it. */
  alt?: string;
}

/**
 * A photograph with AVIF and WebP candidates. Its space is reserved by its intrinsic size and shows the quiet tile colour
 * until the picture is there, or when it never comes. Only the image takes part in the layout around it. A picture on
 * another host falls back to a local tile (`early.ts`).
 */
export function Picture({ picture, wide, className, loading = 'lazy', alt = picture.alt }: PictureProps) {
  const external = picture.webp === undefined;
  return (
    <picture className="contents">
      {wide?.avif !== undefined && <WideSource picture={wide} type="image/avif" srcSet={wide.avif} />}
      {wide?.webp !== undefined && <WideSource picture={wide} type="image/webp" srcSet={wide.webp} />}
      {picture.avif !== undefined && (
        <source className="hidden" type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      )}
      <img
        src={picture.src}
        srcSet={picture.webp}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading}
        decoding="async"
        data-fallback={external ? '/plassholder.svg' : undefined}
        className={clsx('rounded-arris bg-surface-tint-strong object-cover', className)}
      />
    </picture>
  );
}

function WideSource({ picture, type, srcSet }: { picture: ResolvedPicture; type: string; srcSet: string }) {
  const { sizes, width, height } = picture;
  return <source className="hidden" media="(min-width: 48rem)" {...{ type, srcSet, sizes, width, height }} />;
}
