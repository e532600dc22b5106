import { startTransition, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Picture } from '../components/Picture.tsx';
import type { GalleryContent, GalleryPicture } from '../site/projects.ts';
import styles from './gallery.css?inline';
import { GalleryStage } from './GalleryStage.tsx';
import { position, showPicture } from './messages.ts';

interface GalleryProps {
  content: GalleryContent;
  /** Place of the first picture to show, from 0. */
  start: number;
  /** Closes the gallery's dialog. */
  onClose: () => void;
}

/**
 * A project's pictures in the whole window; the lightbox library swipes and zooms. The close button is in the dialog
 * itself. Position and alternative text are announced as a whole whenever they change (WCAG 4.1.3).
 */
function Gallery({ content: { title, description, pictures }, start, onClose }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const alt = pictures[index]?.full.alt;

  return (
    <>
      <div className="box-content grid min-h-12 content-center items-center gap-x-4 border-b border-divider-inverse py-3 pr-18 pl-5 md:grid-cols-[1fr_auto_1fr] md:px-8">
        <p
          id="galleri-teller"
          aria-live="polite"
          aria-atomic="true"
          className="text-small text-ink-inverse-muted tabular-nums"
        >
          <span>{position(index, pictures.length)}</span>
          <span className="sr-only">{` ${alt}`}</span>
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
      {/* Scrolls where it is long: Safari lets the keyboard scroll only what has the focus (WCAG 2.1.1). */}
      <p id="galleri-beskrivelse" className="gallery-description" tabIndex={0}>
        {description}
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
 * Renders a gallery into its dialog.
 *
 * @param onBroken called where its code throws; React has emptied the room then
 * @returns removes it again
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

const currentLine =
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-1 aria-[current]:after:h-1 aria-[current]:after:bg-accent-inverse aria-[current]:after:forced-color-adjust-none';

/** All pictures as 64 px thumbnails. The current one is bright, underlined and kept in view. */
function GalleryStrip({ pictures, index, onChoose }: GalleryStripProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Not `scrollIntoView`, which may move the page behind too.
    const { offsetLeft, offsetWidth, parentElement: strip } = current.current!;
    strip!.scrollTo({ left: offsetLeft - (strip!.clientWidth - offsetWidth) / 2 });
  }, [index]);

  return (
    <div className="flex [scrollbar-width:thin] [scrollbar-color:var(--color-divider-strong)_transparent] gap-photo overflow-x-auto border-t border-divider-inverse px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] motion-safe:scroll-smooth [@media(max-height:22rem)]:hidden">
      {pictures.map(({ thumbnail }, place) => (
        <button
          key={thumbnail.src}
          ref={place === index ? current : null}
          type="button"
          aria-label={showPicture(place)}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onChoose(place)}
          className={`relative size-16 flex-none opacity-62 transition-opacity first:ml-auto last:mr-auto hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3 aria-[current]:opacity-100 ${currentLine}`}
        >
          <Picture picture={thumbnail} alt="" loading="eager" className="size-full" />
        </button>
      ))}
    </div>
  );
}
