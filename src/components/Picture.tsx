import clsx from 'clsx';
import type { ResolvedPicture } from '../site/pictures.ts';

interface PictureProps {
  picture: ResolvedPicture;
  className?: string;
  /** Pictures are lazy unless they are in the first view. */
  loading?: 'lazy' | 'eager';
  /** Overrides the alternative text; empty where the picture repeats one beside it. */
  alt?: string;
}

/**
 * A photograph: AVIF in several widths, and one WebP behind it. Its space is reserved by its intrinsic size and shows the
 * quiet tile colour until the picture is there, or when it never comes. Only the image takes part in the layout around it.
 */
export function Picture({ picture, className, loading = 'lazy', alt = picture.alt }: PictureProps) {
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading}
        decoding="async"
        className={clsx('rounded-arris bg-surface-tint-strong object-cover', className)}
      />
    </picture>
  );
}
