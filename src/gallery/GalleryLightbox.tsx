import { type RefObject, useMemo } from 'react';
import { type ControllerRef, Lightbox } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { ResolvedPicture } from '../site/pictures.ts';
import type { GalleryPicture } from '../site/projects.ts';
import { fitInside } from './fit.ts';

interface GalleryLightboxProps {
  pictures: GalleryPicture[];
  index: number;
  lightbox: RefObject<ControllerRef | null>;
  onView: (index: number) => void;
}

const labels = {
  'Photo gallery': 'Bilder',
  Carousel: 'bildekarusell',
  Slide: 'bilde',
  '{index} of {total}': '{index} av {total}',
};

const nothing = () => null;

/** The library's carousel without its buttons: it swipes, pinches, turns round at both ends, and loads the neighbours. */
export function GalleryLightbox({ pictures, index, lightbox, onView }: GalleryLightboxProps) {
  const slides = useMemo(() => pictures.map(({ full }) => full), [pictures]);
  return (
    <Lightbox
      slides={slides}
      index={index}
      plugins={[Inline, Zoom]}
      labels={labels}
      controller={{ ref: lightbox, touchAction: 'none', closeOnEscape: false }}
      carousel={{ preload: 1, padding: 0, spacing: '16px', finite: pictures.length === 1 }}
      animation={{ swipe: 260, zoom: 260, easing: { navigation: 'ease-out' } }}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      render={{
        buttonPrev: nothing,
        buttonNext: nothing,
        buttonZoom: nothing,
        slide: ({ slide, rect, zoom = 1 }) => (
          <GallerySlide picture={slide as ResolvedPicture} room={rect} zoom={zoom} />
        ),
      }}
    />
  );
}

interface GallerySlideProps {
  picture: ResolvedPicture;
  /** The room it has, in pixels. */
  room: { width: number; height: number };
  /** How many times it is enlarged, so that a sharper file is fetched. */
  zoom: number;
}

/** One picture, uncut. Its space shows a quiet tile until it is there, and its alternative text if it never comes. */
function GallerySlide({ picture, room, zoom }: GallerySlideProps) {
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
