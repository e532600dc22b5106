import type { ComponentProps } from 'react';
import type { ResolvedPicture } from '../site/pictures.ts';

/** Pictures are lazy unless they are in the first view; `alt` is empty where one repeats another beside it. */
type PictureProps = ComponentProps<'img'> & { picture: ResolvedPicture };

/**
 * A photograph: AVIF in several widths, and one WebP behind it. Its space is reserved by its intrinsic size and shows the
 * quiet tile colour until the picture is there, or when it never comes. Only the image takes part in the layout around it.
 */
export function Picture({ picture, ...rest }: PictureProps) {
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        {...rest}
      />
    </picture>
  );
}
