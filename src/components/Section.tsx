import type { ReactNode } from 'react';
import { Wall } from './Wall.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
  /** What belongs to the section but runs across the whole page, below its wall. */
  band?: ReactNode;
}

const spacer = 'spacer absolute -top-2 z-1 hidden size-3.75 sm:block';

/** A section of the home page: a joint across the page, and a tile spacer where it meets the edges of the wall. */
export function Section({ id, labelledBy, children, band }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className="relative border-t border-joint">
      <Wall edges="light">
        <span aria-hidden="true" className={`${spacer} -left-2`} />
        <span aria-hidden="true" className={`${spacer} -right-2`} />
        {children}
      </Wall>
      {band}
    </section>
  );
}
