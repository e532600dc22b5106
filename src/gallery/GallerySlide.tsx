import type { ResolvedPicture } from '../site/pictures.ts';

type Size = Pick<ResolvedPicture, 'width' | 'height'>;

interface GallerySlideProps {
  picture: ResolvedPicture;
  /** The room it has, in pixels. */
  room: Size;
  /** How many times it is enlarged, so that a sharper file is fetched. */
  zoom: number;
}

/** One picture, uncut. Its space shows a quiet tile until it is there, and its alternative text if it never comes. */
export function GallerySlide({ picture, room, zoom }: GallerySlideProps) {
  const { width, height } = fitInside(picture, room);
  return (
    <picture className="contents">
      <source
        className="hidden"
        type="image/avif"
        srcSet={picture.avif}
        sizes={`${Math.ceil(width * zoom)}px`}
      />
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

/** The largest size, in whole pixels, that a picture can have inside a room without being cut or enlarged. */
export function fitInside(picture: Size, room: Size): Size {
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}
