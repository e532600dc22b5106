import type { ResolvedPicture } from '../site/pictures.ts';
import { fitInside } from './fit.ts';

interface GallerySlideProps {
  picture: ResolvedPicture;
  /** The room it has, in pixels. */
  room: { width: number; height: number };
  /** How many times it is enlarged, so that a sharper file is fetched. */
  zoom: number;
}

/** One picture, uncut. Its space shows a quiet tile until it is there, and its alternative text if it never comes. */
export function GallerySlide({ picture, room, zoom }: GallerySlideProps) {
  const { width, height } = fitInside(picture, room);
  const sizes = `${Math.ceil(width * zoom)}px`;
  return (
    <picture className="contents">
      {picture.avif !== undefined && (
        <source className="hidden" type="image/avif" srcSet={picture.avif} sizes={sizes} />
      )}
      <img
        src={picture.src}
        width={width}
        height={height}
        alt={picture.alt}
        draggable={false}
        className="rounded-arris bg-surface-dark text-small text-ink-inverse-muted"
      />
    </picture>
  );
}
