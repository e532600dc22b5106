import { startTransition, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Picture } from '../components/Picture.tsx';
import type { GalleryContent, GalleryPicture } from '../site/projects.ts';
import styles from './gallery.css?inline';
import { GalleryStage } from './GalleryStage.tsx';

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

interface GalleryStripProps {
  pictures: GalleryPicture[];
  /** Place of the picture that shows, from 0. */
  index: number;
  onChoose: (index: number) => void;
}

const joint =
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-1 aria-[current]:after:h-1 aria-[current]:after:bg-accent-inverse aria-[current]:after:forced-color-adjust-none';

/** All the pictures as 64 px tiles. The one that shows is bright, with a joint below it, and is kept in view. */
function GalleryStrip({ pictures, index, onChoose }: GalleryStripProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Not `scrollIntoView`, which may move the page behind too.
    const { offsetLeft, offsetWidth, parentElement: strip } = current.current!;
    strip!.scrollTo({ left: offsetLeft - (strip!.clientWidth - offsetWidth) / 2 });
  }, [index]);

  return (
    <div className="flex [scrollbar-width:thin] [scrollbar-color:var(--color-joint-mark)_transparent] gap-joint-photo overflow-x-auto border-t border-joint-inverse px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] motion-safe:scroll-smooth [@media(max-height:22rem)]:hidden">
      {pictures.map(({ thumbnail }, place) => (
        <button
          key={thumbnail.src}
          ref={place === index ? current : null}
          type="button"
          aria-label={`Vis bilde ${place + 1}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onChoose(place)}
          className={`relative size-16 flex-none opacity-62 transition-opacity first:ml-auto last:mr-auto hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3 aria-[current]:opacity-100 ${joint}`}
        >
          <Picture picture={thumbnail} alt="" loading="eager" className="size-full" />
        </button>
      ))}
    </div>
  );
}
