import type { ReactNode } from 'react';
import { GridCell } from '../components/Grid.tsx';

interface FooterCellProps {
  title: string;
  children: ReactNode;
}

/** A cell of the footer with a heading. */
export function FooterCell({ title, children }: FooterCellProps) {
  return (
    <GridCell className="footer-cell screen-only">
      <h2>{title}</h2>
      <div className="note">{children}</div>
    </GridCell>
  );
}

/** A list of texts without links. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
