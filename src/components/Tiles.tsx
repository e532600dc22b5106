import clsx from 'clsx';
import type { ReactNode } from 'react';

interface TilesProps {
  children: ReactNode;
  /** Columns of the grid. A row must always be full: fill it with an explicit cell, never with a hole. */
  className?: string | undefined;
  /** `bond`: rows that are always full, whatever the number of cells, which take their widths from `bond.ts`. */
  layout?: 'grid' | 'bond';
  as?: 'div' | 'ul';
  label?: string;
  ground?: 'light' | 'dark';
}

/** A grid whose one-pixel joints are its own background showing between the cells; never a border per cell. */
export function Tiles({
  children,
  className,
  layout = 'grid',
  as: Element = 'div',
  label,
  ground = 'light',
}: TilesProps) {
  return (
    <Element
      aria-label={label}
      className={clsx(layout, 'gap-joint', ground === 'light' ? 'bg-joint' : 'bg-joint-inverse', className)}
    >
      {children}
    </Element>
  );
}
