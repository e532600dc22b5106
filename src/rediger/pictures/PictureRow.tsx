import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface PictureRowProps {
  /** Its number in the list, from 1, and how many there are. */
  place: number;
  of: number;
  src: string;
  alt: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** What is folded away until the picture is pressed; not for one that still has no words. */
  children: ReactNode;
}

/** A picture in a list, with the buttons that move it and take it away. */
export function PictureRow({ place, of, src, alt, onMove, onRemove, children }: PictureRowProps) {
  const button = (label: string, Glyph: LucideIcon, onClick: () => void, disabled = false) => (
    <button type="button" aria-label={`${label} bilde ${place}`} disabled={disabled} onClick={onClick}>
      <Glyph aria-hidden="true" />
    </button>
  );
  return (
    <li>
      <details
        ref={(details) => {
          if (details && alt === '') details.open = true;
        }}
      >
        <summary>
          <img src={src || undefined} alt="" />
          <span>{alt || `Bilde ${place} uten alt-tekst`}</span>
        </summary>
        {children}
      </details>
      <div>
        {button('Flytt opp', ArrowUp, () => onMove(-1), place === 1)}
        {button('Flytt ned', ArrowDown, () => onMove(1), place === of)}
        {button('Ta bort', Trash2, onRemove)}
      </div>
    </li>
  );
}
