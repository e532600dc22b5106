import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Cell } from '../components/Wall.tsx';

interface FooterCellProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A titled cell of the footer. */
export function FooterCell({ title, children, className }: FooterCellProps) {
  return (
    <Cell className={clsx('max-sm:py-5 print:hidden', className)}>
      <h2 className="mb-2 text-body font-semibold tracking-[-0.005em]">{title}</h2>
      <div className="text-small text-ink-muted">{children}</div>
    </Cell>
  );
}
