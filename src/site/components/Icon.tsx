import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  glyph: IconNode;
  /** With `icon`, whose size is `--icon-size`, or 1.25 em. */
  className?: string;
}

/** A line icon, hidden from assistive technology: it is beside words or inside a labelled control. */
export const Icon = ({ glyph, className = 'icon' }: IconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    {glyph.map(([shape, attributes], key) => createElement(shape, { key, ...attributes }))}
  </svg>
);
