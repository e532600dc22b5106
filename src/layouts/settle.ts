import { galleryId } from '../gallery/links.ts';

/**
 * Lets the browser leave out what is far from the window while a dialog or the menu is open: the page behind becomes inert, and all of it
 * would be styled anew before the press is answered. It comes back after the frame in which the last of them has closed. The
 * gallery leaves the whole page out by itself.
 */
export function settle() {
  const { documentElement } = document;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) target.toggleAttribute('data-far', !isIntersecting);
    },
    { rootMargin: '50%' },
  );
  for (const part of document.querySelectorAll('main > section, .page > footer')) observer.observe(part);

  const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null;
  const mark = (covered: boolean) => documentElement.toggleAttribute('data-covered', covered);
  const cover = ({ target }: Event) => (target as Element).id !== galleryId && mark(true);
  const settled = () => requestAnimationFrame(() => setTimeout(() => mark(isCovered())));
  // In capture, as neither event bubbles.
  addEventListener('beforetoggle', cover, true);
  addEventListener('toggle', settled, true);
}
