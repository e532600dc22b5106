import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type WheelEvent,
} from 'react';
import { type ControllerRef, Lightbox } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { isForBrowser } from '../../components/isForBrowser.ts';
import { Icon } from '../../components/Icon.tsx';
import type { ResolvedPicture } from '../../view/pictures.ts';
import type { GalleryPicture } from '../../view/projects.ts';
import { GallerySlide } from './GallerySlide.tsx';
import { libraryLabels, messages } from './messages.ts';

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
          slide: ({ slide, rect, zoom = 1 }) => (
            <GallerySlide picture={slide as ResolvedPicture} box={rect} zoom={zoom} />
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

/** The library takes the browser's keys for enlarging and, over an enlarged picture, for the way back. */
const keepFromLibrary = (event: KeyboardEvent<HTMLElement>) => isForBrowser(event) && event.stopPropagation();

/** Turns by the arrow keys, wherever the focus is. */
function useArrowKeys(lightbox: RefObject<ControllerRef | null>) {
  useEffect(() => {
    const turn = (event: globalThis.KeyboardEvent) => {
      if (isForBrowser(event)) return;
      if (event.key === 'ArrowLeft') lightbox.current?.prev();
      if (event.key === 'ArrowRight') lightbox.current?.next();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [lightbox]);
}

/** Whether the visitor has enlarged the page with two fingers, and sees a part of it. */
function useEnlargedPage() {
  return useSyncExternalStore(
    (onChange) => {
      visualViewport?.addEventListener('resize', onChange);
      return () => visualViewport?.removeEventListener('resize', onChange);
    },
    () => (visualViewport?.scale ?? 1) > 1.01,
  );
}

/**
 * Ends the turning to the left of a tilted wheel: the library (3.32.2) ends only one to the right, and takes
 * what follows for the rest of the same turn. It is told of a movement that nobody sees.
 */
function useLeftwardWheel() {
  const ending = useRef(0);
  return {
    onWheel({ deltaX, target }: WheelEvent) {
      if (deltaX >= 0) return;
      clearTimeout(ending.current);
      const end = new globalThis.WheelEvent('wheel', { deltaX: 0.01, bubbles: true });
      ending.current = window.setTimeout(() => target.dispatchEvent(end), 300);
    },
  };
}

/** A pointer that moved farther, in pixels, was swiping. */
const clickTolerance = 8;

/** Handlers of a click beside the picture. */
function useBackdropClick(onBackdrop: () => void) {
  const pressed = useRef({ x: 0, y: 0 });
  return {
    onPointerDownCapture({ clientX, clientY }: PointerEvent) {
      pressed.current = { x: clientX, y: clientY };
    },
    onClick({ target, clientX, clientY }: MouseEvent) {
      const distance = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
      const isBeside = target instanceof Element && !target.closest('img, button');
      if (distance <= clickTolerance && isBeside) onBackdrop();
    },
  };
}
