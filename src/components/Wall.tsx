import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, ReactNode } from 'react';

interface WallProps {
  children: ReactNode;
  className?: string;
  /** Draws the wall's outer joints; none where a photograph lies behind. */
  edges?: boolean;
}

/** The centred width that everything is laid on: full width on phones, gutters above, 1600 px at most. */
export function Wall({ children, className, edges }: WallProps) {
  return (
    <div
      className={clsx(
        'relative mx-auto w-[min(100%-2*var(--spacing-gutter),var(--container-wall))]',
        edges && 'sm:shadow-[-1px_0_var(--color-joint),1px_0_var(--color-joint)]',
        className,
      )}
    >
      {children}
    </div>
  );
}

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
