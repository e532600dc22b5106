import type { ComponentProps } from 'react';
import type { ResolvedPicture } from '../view/pictures.ts';

/** `alt` is empty where a picture repeats another beside it. */
type PictureProps = ComponentProps<'img'> & { picture: ResolvedPicture };

/** A lazy photograph: AVIF in several widths and one WebP. Its space shows a tint until it has loaded. */
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
