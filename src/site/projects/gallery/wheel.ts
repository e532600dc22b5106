import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';

/** Least steps of a wheel, in pixels: those of a tilted wheel, not of a trackpad, which scrolls by itself. */
const leastStep = 100;

/** In milliseconds between two movements of a wheel. */
const pause = 300;

/**
 * Turns the gallery by a tilted wheel, once for each movement. A step of it is less than half a slide, from
 * where the list would snap back. Every other movement scrolls the list by itself, and calls `onScroll`.
 */
export function startWheel(slides: HTMLElement, turn: (step: number) => void, onScroll: () => void) {
  let lastTime = -Infinity;
  let isTilted = false;
  slides.addEventListener('wheel', (event) => {
    const isFirst = event.timeStamp - lastTime > pause;
    lastTime = event.timeStamp;
    if (isFirst) isTilted = Math.abs(event.deltaX) >= leastStep && !isBrowserShortcut(event);
    if (!isTilted) return onScroll();
    event.preventDefault();
    if (isFirst) turn(Math.sign(event.deltaX));
  });
}
