import type { LucideIcon } from 'lucide-react';

interface IconProps {
  glyph: LucideIcon;
  /** Its size is `--icon-size`, or 1.25 em. */
  className?: string | undefined;
}

/** Attributes that the library would write on every icon; the class `icon` has them once. */
const attributes = ['width', 'height', 'xmlns', 'fill', 'stroke', 'strokeLinecap', 'strokeLinejoin'];
const noAttributes = Object.fromEntries(attributes.map((name) => [name, undefined]));

/** A line icon, hidden from assistive technology: it is beside words or inside a labelled control. */
export function Icon({ glyph: Glyph, className = '' }: IconProps) {
  return <Glyph {...noAttributes} aria-hidden="true" className={`icon ${className}`.trimEnd()} />;
}
