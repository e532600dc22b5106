import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

interface GridProps extends HTMLAttributes<HTMLElement> {
  /** `even-rows`: every row is full; `evenRows` gives the cells their widths. */
  layout?: 'grid' | 'even-rows';
  as?: 'div' | 'ul';
}

/** A grid whose one-pixel dividers are its background. No row may have a hole: another cell fills it. */
export function Grid({ layout = 'grid', as: Tag = 'div', className, ...rest }: GridProps) {
  return <Tag {...rest} className={clsx('grid-lines', layout, className)} />;
}

interface GridCellProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'nav' | 'article';
  /** `none` for cells whose content pads itself, such as photographs. */
  padding?: 'cell' | 'section' | 'none';
  tint?: boolean;
}

/** A cell, whose surface covers the grid's background. */
export function GridCell({ as: Tag = 'div', padding = 'cell', tint, className, ...rest }: GridCellProps) {
  const variant = [padding !== 'cell' && `cell-${padding}`, tint && 'cell-tint'];
  return <Tag {...rest} className={clsx('cell', variant, className)} />;
}
