import type { ReactNode } from 'react';
import { Cell, Tiles, Wall } from './Wall.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  title: string;
  /** What introduces it; one without shows its heading (`SectionTitle`) itself. */
  lead?: string;
  /** `compact` halves the height of the heading: for a section after another one with many small cells. */
  opening?: 'compact';
  children: ReactNode;
  /** What belongs to the section but runs across the whole page, below its wall. */
  band?: ReactNode;
}

/**
 * A section of the home page: a joint across the page, a tile spacer where it meets the edges of the wall, and on the wall its tiles.
 * Heading and introduction stand side by side where there is room.
 */
export function Section({ id, title, lead, opening, children, band }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-tittel`} className="section">
      <Wall edges>
        <Tiles className="grid-cols-1 print:block">
          {lead !== undefined && (
            <Cell padding="section" data-opening={opening} className="section-head">
              <SectionTitle id={id} title={title} />
              <p>{lead}</p>
            </Cell>
          )}
          {children}
        </Tiles>
      </Wall>
      {band}
    </section>
  );
}

/** The heading that names a section. */
export function SectionTitle({ id, title }: Pick<SectionProps, 'id' | 'title'>) {
  return (
    <h2 id={`${id}-tittel`} className="section-title">
      {title}
    </h2>
  );
}
