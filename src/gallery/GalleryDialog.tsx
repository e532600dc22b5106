import clsx from 'clsx';
import { X } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { galleryId } from './links.ts';

/** Classes of a square button of the gallery; size, place and edge are added. */
export const galleryButton = (className: string) =>
  clsx(
    'grid place-items-center rounded-arris border bg-surface-deep transition-[background-color,color,translate] hover:bg-ink-inverse hover:text-surface-deep active:translate-y-px',
    className,
  );

/**
 * The room of the gallery, in the page from the start: it opens at once when a project is chosen, and says so while its pictures and
 * their code come. Not modal to the browser, which would style the whole page anew: it covers all of the window, and CSS takes the page
 * out meanwhile, so neither focus nor a screen reader can reach it (WCAG 2.4.3).
 */
export function GalleryDialog() {
  return (
    <dialog
      id={galleryId}
      aria-labelledby="galleri-tittel"
      aria-modal="true"
      aria-describedby="galleri-teller"
      className="on-dark fixed inset-0 z-(--z-gallery) h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-deep text-ink-inverse transition-opacity duration-(--duration-panel) open:grid starting:open:opacity-0 print:hidden!"
    >
      <div data-gallery-room className="peer contents" />
      <p role="status" className="row-start-2 place-self-center peer-[:not(:empty)]:hidden">
        Henter bildene …
      </p>
      <form method="dialog" className="absolute top-3 right-3 md:right-4">
        <button
          type="submit"
          aria-label="Lukk galleriet"
          className={galleryButton('size-12 border-transparent')}
        >
          <Icon glyph={X} className="size-6.5" />
        </button>
      </form>
    </dialog>
  );
}
