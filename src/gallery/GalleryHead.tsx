import { X } from 'lucide-react';
import { GalleryButton } from './GalleryButton.tsx';

interface GalleryHeadProps {
  title: string;
  /** Number of the picture that shows, from 1. */
  number: number;
  total: number;
  onClose: () => void;
}

/** Count, title and close button. The count is told as a whole whenever it changes (WCAG 4.1.3). */
export function GalleryHead({ title, number, total, onClose }: GalleryHeadProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-joint-inverse py-3 pr-3 pl-5 md:grid-cols-[1fr_auto_1fr] md:pr-4 md:pl-8">
      <p
        id="galleri-teller"
        aria-live="polite"
        aria-atomic="true"
        className="text-small text-ink-inverse-muted tabular-nums"
      >
        {`Bilde ${number} av ${total}`}
      </p>
      <h2 id="galleri-tittel" className="text-h4 max-md:row-start-2">
        {title}
      </h2>
      <GalleryButton
        label="Lukk"
        glyph={X}
        onClick={onClose}
        className="size-12 justify-self-end border-transparent max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
      />
    </div>
  );
}
