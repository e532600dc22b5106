import { galleryId } from '../gallery/galleryLinks.ts';

/**
 * Skips the rendering of sections far from the window while a modal dialog or the menu is open
 * (`elements.css`): the page behind becomes inert, which would restyle all of it before the next frame. Ends
 * after the frame in which it closes. The gallery hides the whole page itself.
 */
export function skipOffscreenWhileCovered() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) target.toggleAttribute('data-far', !isIntersecting);
    },
    { rootMargin: '0px' },
  );
  for (const part of document.querySelectorAll('main > section, .page > footer')) observer.observe(part);

  const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null;
  const mark = (covered: boolean) => document.documentElement.toggleAttribute('data-covered', covered);
  // Neither event bubbles.
  addEventListener(
    'beforetoggle',
    ({ target }) => target instanceof Element && target.id !== galleryId && mark(true),
    true,
  );
  addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(() => mark(isCovered()))), true);
}
