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
import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';

/* Keyboard, wheel, touch and clicks on the stage, where the library's own handling falls short. */

/** Hides the browser's shortcuts from the library, which handles those of zoom and of the history. */
export const keepFromLibrary = (event: KeyboardEvent<HTMLElement>) =>
  isBrowserShortcut(event) && event.stopPropagation();

/** Turns by the arrow keys, wherever the focus is. */
export function useArrowKeys(lightbox: RefObject<ControllerRef | null>) {
  useEffect(() => {
    const turn = (event: globalThis.KeyboardEvent) => {
      if (isBrowserShortcut(event)) return;
      if (event.key === 'ArrowLeft') lightbox.current?.prev();
      if (event.key === 'ArrowRight') lightbox.current?.next();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [lightbox]);
}

/** True while the page is pinch-zoomed. */
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
 * Ends a horizontal wheel gesture to the left. The library (3.32.2) sees the end of one to the right alone,
 * and takes the next gesture for a part of this one; a tiny movement to the right ends it.
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
