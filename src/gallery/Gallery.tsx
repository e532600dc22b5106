import { type KeyboardEvent, useRef, useState } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryContent } from '../content/schema/projects.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { useModal } from './useModal.ts';

interface GalleryProps {
  content: GalleryContent;
  /** Place of the first picture to show, from 0. */
  start: number;
  /** What gets the focus back when the gallery closes. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/**
 * A project's pictures on the whole screen. The browser's own modal dialog keeps the focus inside, makes the page behind
 * inert and closes on Escape; the lightbox library swipes and zooms.
 */
export function Gallery({ content: { title, pictures }, start, opener, onClose }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const dialog = useModal(opener);
  const lightbox = useRef<ControllerRef>(null);
  const close = () => dialog.current!.close();

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') lightbox.current!.prev();
    if (event.key === 'ArrowRight') lightbox.current!.next();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="galleri-tittel"
      aria-describedby="galleri-teller"
      onClose={onClose}
      onKeyDown={turn}
      className="on-dark fixed inset-0 z-(--z-gallery) grid h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-deep text-ink-inverse transition-opacity duration-(--duration-panel) starting:opacity-0"
    >
      <GalleryHead title={title} number={index + 1} total={pictures.length} onClose={close} />
      <GalleryStage
        pictures={pictures}
        index={index}
        lightbox={lightbox}
        onView={setIndex}
        onBackdrop={close}
      />
      <GalleryStrip pictures={pictures} index={index} onChoose={setIndex} />
    </dialog>
  );
}
