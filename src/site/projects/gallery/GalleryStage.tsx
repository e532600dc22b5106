import { ChevronLeft, ChevronRight } from 'lucide';
import { useMemo, useRef } from 'react';
import { type ControllerRef, Lightbox } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '../../components/Icon.tsx';
import type { ResolvedPicture } from '../../view/pictures.ts';
import type { GalleryPicture } from '../../view/projects.ts';
import { GallerySlide } from './GallerySlide.tsx';
import { libraryLabels, messages } from './messages.ts';
import {
  keepFromLibrary,
  useArrowKeys,
  useBackdropClick,
  useEnlargedPage,
  useLeftwardWheel,
} from './stageInput.ts';

interface GalleryStageProps {
  pictures: GalleryPicture[];
  index: number;
  onView: (index: number) => void;
  /** The visitor clicked beside the picture. */
  onBackdrop: () => void;
}

const nothing = () => null;

const arrows = [
  { label: messages.previous, glyph: ChevronLeft, turn: 'prev' },
  { label: messages.next, glyph: ChevronRight, turn: 'next' },
] as const;

/** The library's carousel, without its own buttons: swipes, zooms, wraps around, preloads neighbours. */
export function GalleryStage({ pictures, index, onView, onBackdrop }: GalleryStageProps) {
  const lightbox = useRef<ControllerRef>(null);
  const slides = useMemo(() => pictures.map(({ full }) => full), [pictures]);
  const backdrop = useBackdropClick(onBackdrop);
  const wheel = useLeftwardWheel();
  const isEnlarged = useEnlargedPage();
  useArrowKeys(lightbox);

  return (
    <div
      {...backdrop}
      {...wheel}
      onKeyDownCapture={keepFromLibrary}
      data-enlarged={isEnlarged || undefined}
      className="gallery-stage"
    >
      <Lightbox
        slides={slides}
        index={index}
        plugins={[Inline, Zoom]}
        labels={libraryLabels}
        controller={{ ref: lightbox, closeOnEscape: false }}
        carousel={{ preload: 1, padding: 0, spacing: '16px', finite: pictures.length === 1 }}
        animation={{ swipe: 260, zoom: 260, easing: { navigation: 'ease-out' } }}
        on={{ view: ({ index: viewed }) => onView(viewed) }}
        render={{
          buttonPrev: nothing,
          buttonNext: nothing,
          buttonZoom: nothing,
          slide: ({ slide, rect, offset, zoom = 1 }) => (
            <GallerySlide
              picture={slide as ResolvedPicture}
              box={rect}
              zoom={zoom}
              isCurrent={offset === 0}
            />
          ),
        }}
      />
      {pictures.length > 1 &&
        arrows.map(({ label, glyph, turn }) => (
          <button
            key={turn}
            type="button"
            aria-label={label}
            onClick={() => lightbox.current?.[turn]()}
            className="gallery-button"
          >
            <Icon glyph={glyph} />
          </button>
        ))}
    </div>
  );
}
