import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

interface TilesProps extends HTMLAttributes<HTMLElement> {
  /** `bond`: rows that are always full, whatever the number of cells, which take their widths from `bond.ts`. */
  layout?: 'grid' | 'bond';
  as?: 'div' | 'ul';
}

/**
 * A grid whose one-pixel joints are its own background showing between the cells; never a border per cell. A row must always be
 * full: fill it with an explicit cell, never with a hole.
 */
export function Tiles({ layout = 'grid', as: Tag = 'div', className, ...rest }: TilesProps) {
  return <Tag {...rest} className={clsx(layout, 'gap-joint bg-joint', className)} />;
}
