import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';

/** A step of at least this many pixels is a tilted wheel's; smaller ones are a trackpad's. */
const leastStep = 100;

/** After a pause of this many milliseconds a new movement begins. */
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
