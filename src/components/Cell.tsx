import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType } from 'react';

type CellProps<Element extends ElementType> = ComponentPropsWithoutRef<Element> & {
  as?: Element;
  /** `none` for cells whose content pads itself, such as photographs. */
  padding?: keyof typeof paddings;
  tint?: boolean;
};

const paddings = { cell: 'px-cell-x py-cell-y', section: 'px-cell-x py-section-y', none: '' };

/** One cell of the wall. Its surface covers the joint-coloured ground of the grid that it lies in. */
export function Cell<Element extends ElementType = 'div'>({
  as,
  padding = 'cell',
  tint,
  className,
  ...rest
}: CellProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  const surface = tint ? 'bg-surface-tint' : 'bg-surface';
  return <Tag {...rest} className={clsx('cell min-w-0', paddings[padding], surface, className)} />;
}
