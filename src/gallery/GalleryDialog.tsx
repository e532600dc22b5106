import { X } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { galleryId } from './galleryLinks.ts';
import { messages } from './messages.ts';

/**
 * The gallery's dialog, prerendered: it opens at once when a project is chosen, and shows that it is loading.
 * Not modal, which would restyle the whole page: it covers the window, and CSS hides the page meanwhile from
 * focus and screen readers (WCAG 2.4.3).
 */
export function GalleryDialog() {
  return (
    <dialog
      id={galleryId}
      tabIndex={-1}
      aria-labelledby="galleri-tittel"
      aria-modal="true"
      aria-describedby="galleri-teller galleri-beskrivelse"
      className="gallery on-dark"
    >
      <div data-gallery-root className="peer contents" />
      <p role="status" className="row-start-2 place-self-center peer-[:not(:empty)]:hidden">
        {messages.loading}
      </p>
      <form method="dialog" className="absolute top-3 right-3 md:right-4">
        <button
          type="submit"
          aria-label={messages.close}
          className="gallery-button size-12 border-transparent"
        >
          <Icon glyph={X} className="size-6.5" />
        </button>
      </form>
    </dialog>
  );
}
