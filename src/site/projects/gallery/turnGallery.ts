import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { messages } from './messages.ts';
import { galleryPart } from './parts.ts';
import { startWheel } from './wheel.ts';

/** In milliseconds without a scroll event, after which the list rests: Safari 17 knows no `scrollend`. */
const restDelay = 100;

/**
 * Turns the gallery by buttons, strip, arrow keys and wheel, and keeps its words in step with its list of
 * slides, which scrolls by itself under fingers and trackpads.
 *
 * @returns `show` shows a picture by its index, after the gallery was filled; `turn` the next one;
 *   `isMoving` tells whether the list was between two slides when an event began, or just before
 */
export function startTurning(dialog: HTMLDialogElement) {
  const slides = galleryPart(dialog, 'slides');
  const strip = galleryPart(dialog, 'strip');
  /** Index of the picture that shows, from 0. */
  let index = 0;
  /** Index of its slide, or of the slide that the list scrolls to: copies count. */
  let slideIndex = 0;
  /** The list scrolls to `slideIndex` by itself; otherwise the visitor scrolls. */
  let isTurning = false;
  /** When the list was last between two slides, in milliseconds as events have it. */
  let movedAt = -Infinity;

  const count = () => strip.childElementCount;
  const hasCopies = () => slides.childElementCount > count();
  const pictureOfSlide = (slide: number) => (hasCopies() ? (slide - 1 + count()) % count() : slide);
  const slideOfPicture = (picture: number) => (hasCopies() ? picture + 1 : picture);
  /** Not `clientWidth`, which is rounded: the error would grow with every slide. */
  const slideWidth = () => slides.getBoundingClientRect().width;
  /** Of the list, in slides: a whole number where one of them fills it. */
  const offset = () => slides.scrollLeft / slideWidth();
  const isBetweenSlides = () => Math.abs(offset() - Math.round(offset())) > 0.02;
  const isMoving = (event: Event) => event.timeStamp - movedAt < restDelay;
  const imageAt = (slide: number) => slides.children[slide]?.querySelector('img');

  function scroll(behavior: ScrollBehavior) {
    isTurning = true;
    slides.scrollTo({ left: slideIndex * slideWidth(), behavior });
  }

  function show(picture: number, behavior: ScrollBehavior = 'instant') {
    slideIndex = slideOfPicture(picture);
    tell(picture);
    scroll(behavior);
  }

  function choose(picture: number) {
    const isNeighbour = Math.abs(slideOfPicture(picture) - slideIndex) < 2;
    // To another it would run past all between.
    show(picture, isNeighbour ? 'auto' : 'instant');
  }

  function turn(step: number) {
    if (count() < 2) return;
    leaveCopy();
    slideIndex += step;
    tell(pictureOfSlide(slideIndex));
    scroll('auto');
  }

  /** From a copy to the slide that it is a copy of, which looks the same. */
  function leaveCopy() {
    const isCopy = hasCopies() && slideIndex !== slideOfPicture(pictureOfSlide(slideIndex));
    if (!isCopy) return;
    slideIndex = slideOfPicture(pictureOfSlide(slideIndex));
    scroll('instant');
  }

  /** Follows what the visitor scrolled to. */
  function rest() {
    if (!dialog.open || count() === 0) return;
    const slide = Math.round(offset());
    // Between two slides, or it rests for a moment on the way to the one that was asked for.
    const isOnItsWay = isBetweenSlides() || (isTurning && slide !== slideIndex);
    if (isOnItsWay) return;
    isTurning = false;
    slideIndex = slide;
    if (pictureOfSlide(slideIndex) !== index) tell(pictureOfSlide(slideIndex));
    leaveCopy();
  }

  /** Says which picture shows. Not during a swipe: Chromium (156) would snap anew, and skip a picture. */
  function tell(picture: number) {
    index = picture;
    const position = messages.position(index, count());
    const words = imageAt(slideOfPicture(index))?.alt ?? '';
    galleryPart(dialog, 'position').textContent = position;
    galleryPart(dialog, 'spoken').textContent = `${position}. ${words}`;
    galleryPart(dialog, 'caption').textContent = words;
    for (const [slide, element] of [...slides.children].entries()) {
      element.ariaHidden = `${slide !== slideOfPicture(index)}`;
      element.removeAttribute('data-enlarged');
      // Neighbours are fetched before they come into view.
      const distance = Math.abs(pictureOfSlide(slide) - index);
      const image = element.querySelector('img');
      if (image && Math.min(distance, count() - distance) < 2) image.loading = 'eager';
    }
    showWaiting();
    strip.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const current = strip.children[index] as HTMLElement;
    current.ariaCurrent = 'true';
    // Not `scrollIntoView`, which may move the page behind, too.
    strip.scrollTo({ left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 });
  }

  const showWaiting = () => dialog.toggleAttribute('data-waiting', !imageAt(slideOfPicture(index))?.complete);
  // Neither bubbles.
  slides.addEventListener('load', showWaiting, true);
  slides.addEventListener('error', showWaiting, true);

  // A scroll that is under way would end where the slide was before the window changed.
  new ResizeObserver(() => {
    if (!dialog.open || count() === 0) return;
    scroll('instant');
    // The browser may have been there already, and then fires no event.
    rest();
  }).observe(slides);

  let resting: ReturnType<typeof setTimeout> | undefined;
  slides.addEventListener('scroll', (event) => {
    if (isBetweenSlides()) movedAt = event.timeStamp;
    clearTimeout(resting);
    resting = setTimeout(rest, restDelay);
  });
  slides.addEventListener('scrollend', rest);
  // A finger that follows at once needs slides on both sides.
  slides.addEventListener('touchstart', () => {
    slideIndex = Math.round(offset());
    leaveCopy();
    isTurning = false;
  });

  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const arrow = target.closest<HTMLElement>('[data-gallery-turn]');
    const thumbnail = target.closest('[data-gallery-strip] > button');
    if (arrow) turn(Number(arrow.dataset['galleryTurn']));
    if (thumbnail) choose([...strip.children].indexOf(thumbnail));
  });
  addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !dialog.open || isBrowserShortcut(event)) return;
    event.preventDefault();
    turn(step);
  });

  startWheel(slides, turn, () => {
    isTurning = false;
  });
  return { show, turn, isMoving };
}
