import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';

interface GalleryButtonProps {
  label: string;
  glyph: LucideIcon;
  onClick: () => void;
  /** Size, place and edge. */
  className: string;
}

/** Classes of a square button of the gallery; size, place and edge are added. */
export const galleryButton = (className: string) =>
  clsx(
    'grid place-items-center rounded-arris border bg-surface-deep transition-[background-color,color,translate] hover:bg-ink-inverse hover:text-surface-deep active:translate-y-px',
    className,
  );

/** Turns to a neighbouring picture. */
export function GalleryButton({ label, glyph, onClick, className }: GalleryButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={galleryButton(className)}>
      <Icon glyph={glyph} className="size-6.5" />
    </button>
  );
}
