import { X } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { galleryButton } from './GalleryButton.tsx';
import { galleryId } from './place.ts';

/**
 * The room of the gallery, in the page from the start: it opens at once when a project is chosen, and says so while its pictures and
 * their code come. The browser's own modal dialog keeps the focus inside, makes the page behind inert and closes on Escape.
 */
export function GalleryDialog() {
  return (
    <dialog
      id={galleryId}
      aria-labelledby="galleri-tittel"
      aria-describedby="galleri-teller"
      className="on-dark fixed inset-0 z-(--z-gallery) h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-deep text-ink-inverse transition-opacity duration-(--duration-panel) open:grid starting:open:opacity-0"
    >
      <div data-gallery-room className="peer contents" />
      <p role="status" className="place-self-center peer-[:not(:empty)]:hidden">
        Henter bildene …
      </p>
      <form method="dialog" className="absolute top-3 right-3 md:right-4">
        <button type="submit" aria-label="Lukk" className={galleryButton('size-12 border-transparent')}>
          <Icon glyph={X} className="size-6.5" />
        </button>
      </form>
    </dialog>
  );
}
