import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
  type WheelEvent,
} from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { isForBrowser } from '../../components/isForBrowser.ts';

/* Keys, wheel, fingers and clicks on the stage, as far as the library does not treat them well. */

/** The library takes the browser's keys for enlarging and, over an enlarged picture, for the way back. */
export const keepFromLibrary = (event: KeyboardEvent<HTMLElement>) =>
  isForBrowser(event) && event.stopPropagation();

/** Turns by the arrow keys, wherever the focus is. */
export function useArrowKeys(lightbox: RefObject<ControllerRef | null>) {
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
export function useEnlargedPage() {
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
export function useLeftwardWheel() {
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
export function useBackdropClick(onBackdrop: () => void) {
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
