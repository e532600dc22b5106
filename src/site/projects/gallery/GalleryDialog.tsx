import { ChevronLeft, ChevronRight, X } from 'lucide';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { messages } from './messages.ts';

/**
 * The gallery, prerendered without pictures: `galleryController.ts` opens it, `fillGallery.ts` puts a
 * project's pictures in. They are a list that scrolls sideways and snaps, so that fingers and trackpads turn
 * it without a script. Not modal, which would restyle the whole page: it covers the window, and CSS hides the
 * page from focus and screen readers meanwhile (`elements.css`; docs/decisions/08).
 */
export function GalleryDialog() {
  return (
    <dialog
      id="galleri"
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby="galleri-tittel"
      aria-describedby="galleri-teller"
      className="gallery on-dark"
    >
      <div className="gallery-head">
        <p className="text-small">
          <span data-gallery-position aria-hidden="true" />
          {/* One text: Orca announces a region once for each text in it that changed. */}
          <span id="galleri-teller" data-gallery-spoken aria-live="polite" className="sr-only" />
        </p>
        <h2 id="galleri-tittel" data-gallery-title className="text-h4">
          {messages.pictures}
        </h2>
      </div>
      <div className="gallery-stage">
        {/* A stop of the keyboard, because it scrolls (WCAG 2.1.1). */}
        <ul data-gallery-slides tabIndex={0} aria-label={messages.pictures} />
        {/* Screen readers have the picture's own words. */}
        <p className="gallery-waiting text-small" aria-hidden="true">
          {messages.loadingPicture}
        </p>
        <div className="gallery-opening">
          <p role="status">
            <span data-gallery-status />
          </p>
          <Button variant="main" data-gallery-retry="">
            {messages.tryAgain}
          </Button>
        </div>
        <button
          type="button"
          data-gallery-turn="-1"
          aria-label={messages.previous}
          className="icon-button gallery-button"
        >
          <Icon glyph={ChevronLeft} />
        </button>
        <button
          type="button"
          data-gallery-turn="1"
          aria-label={messages.next}
          className="icon-button gallery-button"
        >
          <Icon glyph={ChevronRight} />
        </button>
      </div>
      {/* Screen readers have it from the picture and the live region. */}
      <p data-gallery-caption aria-hidden="true" className="gallery-caption" />
      <div data-gallery-strip className="gallery-strip" />
      <button
        type="button"
        data-gallery-close
        aria-label={messages.close}
        className="icon-button gallery-button"
      >
        <Icon glyph={X} />
      </button>
    </dialog>
  );
}
