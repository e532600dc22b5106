import { startTransition, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { GalleryContent } from '../../view/projects.ts';
import styles from './lightbox.css?inline';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { messages } from './messages.ts';

interface GalleryProps {
  content: GalleryContent;
  /** Index of the first picture to show. */
  start: number;
  /** Closes the gallery's dialog. */
  onClose: () => void;
}

/** A project's pictures in the whole window. Position and alternative text are announced (WCAG 4.1.3). */
function Gallery({ content: { title, pictures }, start, onClose }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const position = messages.position(index, pictures.length);
  const shows = pictures[index]?.full.alt;
  const heading = useRef<HTMLHeadingElement>(null);

  // Only now has the dialog its words, which screen readers read when it gets the focus.
  useEffect(() => heading.current?.closest('dialog')?.focus(), []);

  return (
    <>
      <div className="gallery-head">
        <p className="text-small">
          <span aria-hidden="true">{position}</span>
          {/* One text: Orca announces a region once for each text in it that changed. */}
          <span id="galleri-teller" aria-live="polite" className="sr-only">
            {`${position}. ${shows}`}
          </span>
        </p>
        <h2 ref={heading} id="galleri-tittel" className="text-h4">
          {title}
        </h2>
      </div>
      <GalleryStage
        pictures={pictures}
        index={index}
        onView={(viewed) => startTransition(() => setIndex(viewed))}
        onBackdrop={onClose}
      />
      {/* Screen readers have it from the picture and the live region. */}
      <p className="gallery-caption" aria-hidden="true">
        {shows}
      </p>
      <GalleryStrip pictures={pictures} index={index} onChoose={setIndex} />
    </>
  );
}

// Loaded with the gallery's code: Astro would put an imported style sheet into the page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * Renders a gallery into an element.
 *
 * @param onBroken called where its code throws; React has emptied the element then
 * @returns removes it again
 */
export function showGallery(element: Element, props: GalleryProps, onBroken: () => void) {
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    onBroken();
  };
  const root = createRoot(element, { onUncaughtError });
  root.render(<Gallery {...props} />);
  return () => root.unmount();
}
