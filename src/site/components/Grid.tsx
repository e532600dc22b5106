import type { HTMLAttributes } from 'react';

interface GridProps extends HTMLAttributes<HTMLElement> {
  /** `full-rows`: cells in rows without holes; a list's sheet says how many fit (`--per-row`). */
  layout?: 'full-rows' | undefined;
  as?: 'div' | 'ul';
}

/**
 * A grid whose one-pixel dividers are its background. No row may have a hole: another cell fills it. The
 * empty element behind a list tells `grid.css` that the whole list has arrived.
 */
export function Grid({ layout, as: Tag = 'div', className = '', ...rest }: GridProps) {
  const isList = Tag === 'ul' || layout === 'full-rows';
  return (
    <>
      <Tag {...rest} data-layout={layout} className={`grid-lines ${className}`.trimEnd()} />
      {isList && <template />}
    </>
  );
}

interface GridCellProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'nav' | 'article';
  /** `none` for cells whose content pads itself, such as photographs. */
  padding?: 'section' | 'none';
  tint?: boolean | undefined;
}

/** A cell, whose surface covers the grid's background. */
export function GridCell({ as: Tag = 'div', padding, tint, className = '', ...rest }: GridCellProps) {
  return <Tag {...rest} data-padding={padding} data-tint={tint} className={`cell ${className}`.trimEnd()} />;
}
