import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryContent } from '../site/projects.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';

interface GalleryProps {
  content: GalleryContent;
  /** Place of the first picture to show, from 0. */
  start: number;
  /** Closes the dialog that the gallery stands in. */
  onClose: () => void;
}

/** A project's pictures on the whole screen: heading, stage and strip are ours, and the lightbox library swipes and zooms. */
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
      <GalleryHead title={title} number={index + 1} total={pictures.length} />
      <GalleryStage
        pictures={pictures}
        index={index}
        lightbox={lightbox}
        onView={setIndex}
        onBackdrop={onClose}
      />
      <GalleryStrip pictures={pictures} index={index} onChoose={setIndex} />
    </>
  );
}

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
