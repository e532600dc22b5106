import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GridCell } from '../components/Grid.tsx';

interface FooterCellProps {
  title: string;
  /** Less padding at the sides while three cells share a row that is not yet at its widest. */
  narrow?: boolean;
  className: string;
  children: ReactNode;
}

/** A cell of the footer with a heading. */
export function FooterCell({ title, narrow, className, children }: FooterCellProps) {
  return (
    <GridCell className={clsx('footer-cell', className, narrow && 'xl:max-[90rem]:px-6')}>
      <h2>{title}</h2>
      <div>{children}</div>
    </GridCell>
  );
}

/** A list of texts that lead nowhere. */
export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
