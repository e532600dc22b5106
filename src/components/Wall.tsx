import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

interface WallProps extends HTMLAttributes<HTMLElement> {
  /** Draws the wall's outer joints; none where a photograph lies behind. */
  edges?: boolean;
}

/** The centred width that everything is laid on: full width on phones, gutters above, 1600 px at most. */
export function Wall({ edges, className, ...rest }: WallProps) {
  return <div {...rest} className={clsx('wall', edges && 'wall-edges', className)} />;
}

interface TilesProps extends HTMLAttributes<HTMLElement> {
  /** `bond`: rows that are always full, whatever the number of cells, which take their widths from `bond`. */
  layout?: 'grid' | 'bond';
  as?: 'div' | 'ul';
}

/**
 * A grid whose one-pixel joints are its own background showing between the cells; never a border per cell. A row must always be
 * full: fill it with an explicit cell, never with a hole.
 */
export function Tiles({ layout = 'grid', as: Tag = 'div', className, ...rest }: TilesProps) {
  return <Tag {...rest} className={clsx('tiles', layout, className)} />;
}

interface CellProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'nav' | 'article';
  /** `none` for cells whose content pads itself, such as photographs. */
  padding?: 'cell' | 'section' | 'none';
  tint?: boolean;
}

/** One cell of the wall. Its surface covers the joint-coloured ground of the grid that it lies in. */
export function Cell({ as: Tag = 'div', padding = 'cell', tint, className, ...rest }: CellProps) {
  const look = [padding !== 'cell' && `cell-${padding}`, tint && 'cell-tint'];
  return <Tag {...rest} className={clsx('cell', look, className)} />;
}

/** How many stand in each row when none may hold more than `most`: as equal as can be, the longer rows first. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** The most cells in a row, from the narrowest window up to those of each breakpoint. */
type Most = Partial<Record<'base' | 'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>;

/**
 * Classes of the cells of a list in a container of the class `bond`: whatever their number, every row is full and no cell
 * stands alone where two would fit. Rows of unlike length break their joints, as tiles do.
 */
export function bond(count: number, most: Most): string[] {
  const rows = Object.entries(most).map(([breakpoint, limit]) => {
    const at = breakpoint === 'base' ? '' : `${breakpoint}:`;
    return rowsOf(count, limit).flatMap((length) => Array.from({ length }, () => `${at}across-${length}`));
  });
  return Array.from({ length: count }, (_, place) => rows.map((cells) => cells[place]).join(' '));
}
