import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryPicture } from '../site/projects.ts';
import { GalleryButton } from './GalleryButton.tsx';
import { GalleryLightbox } from './GalleryLightbox.tsx';

interface GalleryStageProps {
  pictures: GalleryPicture[];
  index: number;
  lightbox: RefObject<ControllerRef | null>;
  onView: (index: number) => void;
  /** The visitor clicked beside the picture. */
  onBackdrop: () => void;
}

/** A pointer that moved farther than this, in pixels, was swiping and did not click. */
const clickTolerance = 8;

const arrow =
  'absolute bottom-4 z-1 size-14 border-white/40 md:landscape:top-1/2 md:landscape:bottom-auto md:landscape:-mt-7';

/** The picture that shows, between the buttons that turn to its neighbours. */
export function GalleryStage({ pictures, index, lightbox, onView, onBackdrop }: GalleryStageProps) {
  const pressed = useRef({ x: 0, y: 0 });

  const press = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const click = ({ target, clientX, clientY }: MouseEvent) => {
    const moved = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > clickTolerance;
    if (!moved && !(target as Element).closest('img, button')) onBackdrop();
  };

  return (
    <div
      onPointerDownCapture={press}
      onClick={click}
      className="relative min-h-0 md:landscape:px-28 md:landscape:py-5"
    >
      <GalleryLightbox pictures={pictures} index={index} lightbox={lightbox} onView={onView} />
      {pictures.length > 1 && (
        <>
          <GalleryButton
            label="Forrige"
            glyph={ChevronLeft}
            onClick={() => lightbox.current!.prev()}
            className={`${arrow} left-5 md:landscape:left-8`}
          />
          <GalleryButton
            label="Neste"
            glyph={ChevronRight}
            onClick={() => lightbox.current!.next()}
            className={`${arrow} right-5 md:landscape:right-8`}
          />
        </>
      )}
    </div>
  );
}
