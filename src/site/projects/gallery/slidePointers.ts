import type { startTurning } from './turnGallery.ts';

/** A mouse that moved farther between press and release, in pixels, was not clicking. */
const clickTolerance = 8;

/** A mouse that moved this far, in pixels, turns as a finger does. */
const swipeLength = 40;

/**
 * What mouse and fingers do on the slides, beside scrolling them: a mouse swipes, and enlarges by a double
 * click; a click beside the picture closes, unless it stops slides that move. Pinching and double taps are
 * the browser's.
 */
export function startSlidePointers(
  slides: HTMLElement,
  { turn, isMoving }: ReturnType<typeof startTurning>,
  close: (click: MouseEvent) => void,
) {
  let pressedAt = { x: 0, y: 0 };
  let isStopping = false;
  slides.addEventListener('pointerdown', (event) => {
    pressedAt = { x: event.clientX, y: event.clientY };
    isStopping = isMoving(event);
  });
  // A press would focus the list, for which WebKit (2.50) scrolls the page behind; and drag the picture.
  slides.addEventListener('mousedown', (event) => event.preventDefault());
  slides.addEventListener('click', (click) => {
    const { target, clientX, clientY } = click;
    if (enlargedSlide(target)) return;
    const moved = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y);
    const swiped = clientX - pressedAt.x;
    if (Math.abs(swiped) > swipeLength) turn(-Math.sign(swiped));
    const isMeant = moved < clickTolerance && !isStopping;
    if (isMeant && !(target instanceof HTMLImageElement)) close(click);
  });

  slides.addEventListener('dblclick', ({ target }) => {
    const slide = target instanceof HTMLImageElement && target.closest('li');
    if (!slide) return;
    slide.toggleAttribute('data-enlarged');
    slide.scrollTo(
      (slide.scrollWidth - slide.clientWidth) / 2,
      (slide.scrollHeight - slide.clientHeight) / 2,
    );
  });
  slides.addEventListener('pointermove', ({ target, buttons, movementX, movementY, pointerType }) => {
    if (pointerType === 'mouse' && buttons === 1) enlargedSlide(target)?.scrollBy(-movementX, -movementY);
  });

  // While the page is pinched open, fingers move the page, and the slides must not scroll.
  visualViewport?.addEventListener('resize', () => {
    const scale = visualViewport?.scale ?? 1;
    slides.toggleAttribute('data-page-enlarged', scale > 1.01);
  });
}

const enlargedSlide = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-enlarged]') : null;
