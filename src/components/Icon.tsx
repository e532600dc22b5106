import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  glyph: LucideIcon;
  /** Size (`size-*`) and colour; 1.25 em where no size is given. */
  className?: string;
}

/** A line icon. It always stands beside words or inside a labelled control, so it is hidden from assistive technology. */
export function Icon({ glyph: Glyph, className = 'size-[1.25em]' }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.5}
      className={clsx('flex-none forced-colors:text-[CanvasText]', className)}
    />
  );
}
