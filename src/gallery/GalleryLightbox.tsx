import { type RefObject, useMemo } from 'react';
import { type ControllerRef, Lightbox } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { ResolvedPicture } from '../site/pictures.ts';
import type { GalleryPicture } from '../site/projects.ts';
import { GallerySlide } from './GallerySlide.tsx';

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
