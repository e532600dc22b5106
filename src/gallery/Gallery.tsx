import { startTransition, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryContent } from '../site/projects.ts';
import styles from './gallery.css?inline';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';

interface GalleryProps {
  content: GalleryContent;
  /** Place of the first picture to show, from 0. */
  start: number;
  /** Closes the dialog that the gallery stands in. */
  onClose: () => void;
}

/**
 * A project's pictures on the whole screen: heading, stage and strip are ours, and the lightbox library swipes and zooms. The close button
 * stands in the dialog itself. The count is told as a whole whenever it changes (WCAG 4.1.3).
 */
function Gallery({ content: { title, pictures }, start, onClose }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const lightbox = useRef<ControllerRef>(null);

  useEffect(() => {
    // While the dialog is open every key of the page is the gallery's, wherever the focus is.
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') lightbox.current!.prev();
      if (key === 'ArrowRight') lightbox.current!.next();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, []);

  return (
    <>
      <div className="box-content grid min-h-12 content-center items-center gap-x-4 border-b border-joint-inverse py-3 pr-18 pl-5 md:grid-cols-[1fr_auto_1fr] md:pr-4 md:pl-8">
        <p
          id="galleri-teller"
          aria-live="polite"
          aria-atomic="true"
          className="text-small text-ink-inverse-muted tabular-nums"
        >
          {`Bilde ${index + 1} av ${pictures.length}`}
        </p>
        <h2 id="galleri-tittel" className="text-h4 max-md:row-start-2">
          {title}
        </h2>
      </div>
      <GalleryStage
        pictures={pictures}
        index={index}
        lightbox={lightbox}
        onView={(viewed) => startTransition(() => setIndex(viewed))}
        onBackdrop={onClose}
      />
      <GalleryStrip pictures={pictures} index={index} onChoose={setIndex} />
    </>
  );
}

// With the gallery's code, and not in the page, where Astro would put what it imports as a style sheet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * Shows a gallery in its room of the page.
 *
 * @param onBroken called where its code throws; the room is empty then
 * @returns what takes it away again
 */
export function showGallery(room: Element, props: GalleryProps, onBroken: () => void) {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    onBroken();
  };
  const root = createRoot(room, { onUncaughtError });
  root.render(<Gallery {...props} />);
  return () => root.unmount();
}
