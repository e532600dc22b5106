import { X } from 'lucide';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { galleryId } from './galleryLinks.ts';
import { messages } from './messages.ts';

/**
 * The gallery's dialog, prerendered: it opens at once when a project is chosen, and shows that it is loading
 * or, `data-unreached`, could not be loaded. Not modal, which would restyle the whole page: it covers the
 * window, and CSS hides the page meanwhile from focus and screen readers (WCAG 2.4.3).
 */
export function GalleryDialog() {
  return (
    <dialog
      id={galleryId}
      tabIndex={-1}
      aria-labelledby="galleri-tittel"
      aria-modal="true"
      aria-describedby="galleri-teller"
      className="gallery on-dark"
    >
      <div data-gallery-root />
      <div className="gallery-opening">
        <p role="status">
          <span>{messages.loading}</span> <span>{messages.unreached}</span>
        </p>
        <Button variant="main" data-gallery-retry="">
          {messages.tryAgain}
        </Button>
      </div>
      <form method="dialog">
        <button type="submit" aria-label={messages.close} className="gallery-button">
          <Icon glyph={X} />
        </button>
      </form>
    </dialog>
  );
}
