import clsx from 'clsx';
import { X } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { galleryId } from './links.ts';
import { labels } from './messages.ts';

/** Classes of a square button of the gallery; size, place and edge are added. */
export const galleryButton = (className: string) =>
  clsx(
    'grid place-items-center rounded-sm border bg-surface-deep transition-[background-color,color,translate] hover:bg-ink-inverse hover:text-surface-deep active:translate-y-px',
    className,
  );

/**
 * The gallery's dialog, prerendered: it opens at once when a project is chosen, and shows that it is loading. Not modal to
 * the browser, which would restyle the whole page: it covers the window, and CSS leaves the page out meanwhile, so that
 * neither focus nor a screen reader reaches it (WCAG 2.4.3).
 */
export function GalleryDialog() {
  return (
    <dialog
      id={galleryId}
      aria-labelledby="galleri-tittel"
      aria-modal="true"
      aria-describedby="galleri-teller galleri-beskrivelse"
      className="on-dark fixed inset-0 z-(--z-gallery) h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-surface-deep text-ink-inverse transition-opacity duration-(--duration-panel) open:grid starting:open:opacity-0 print:hidden!"
    >
      <div data-gallery-room className="peer contents" />
      <p role="status" className="row-start-2 place-self-center peer-[:not(:empty)]:hidden">
        {labels.loading}
      </p>
      <form method="dialog" className="absolute top-3 right-3 md:right-4">
        <button
          type="submit"
          aria-label={labels.close}
          className={galleryButton('size-12 border-transparent')}
        >
          <Icon glyph={X} className="size-6.5" />
        </button>
      </form>
    </dialog>
  );
}
