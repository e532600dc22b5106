import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType } from 'react';

type CellProps<Element extends ElementType> = ComponentPropsWithoutRef<Element> & {
  as?: Element;
  /** `none` for cells whose content pads itself, such as photographs. */
  padding?: 'cell' | 'section' | 'none';
  surface?: 'plain' | 'tint' | 'dark' | 'deep';
};

const paddings = { cell: 'px-cell-x py-cell-y', section: 'px-cell-x py-section-y', none: '' };
const surfaces = {
  plain: 'bg-surface',
  tint: 'bg-surface-tint',
  dark: 'bg-surface-dark',
  deep: 'bg-surface-deep',
};

/** One cell of the wall. Its surface covers the joint-coloured ground of the grid that it lies in. */
export function Cell<Element extends ElementType = 'div'>({
  as,
  padding = 'cell',
  surface = 'plain',
  className,
  ...rest
}: CellProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...rest} className={clsx('cell min-w-0', paddings[padding], surfaces[surface], className)} />;
}
