import type { ReactNode } from 'react';
import { Cell, Tiles, Wall } from './Wall.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  title: string;
  /** What introduces it; one without shows its heading (`SectionTitle`) itself. */
  lead?: string;
  children: ReactNode;
  /** What belongs to the section but runs across the whole page, below its wall. */
  band?: ReactNode;
}

const spacer = 'spacer absolute -top-2 z-1 hidden size-3.75 sm:block';

/**
 * A section of the home page: a joint across the page, a tile spacer where it meets the edges of the wall, and on the wall its tiles.
 * Heading and introduction stand side by side where there is room.
 */
export function Section({ id, title, lead, children, band }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-tittel`} className="relative border-t border-joint">
      <Wall edges>
        <span aria-hidden="true" className={`${spacer} -left-2`} />
        <span aria-hidden="true" className={`${spacer} -right-2`} />
        <Tiles className="grid-cols-1 print:block">
          {lead !== undefined && (
            <Cell
              padding="section"
              className="grid gap-x-cell-x gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end print:break-after-avoid"
            >
              <SectionTitle id={id} title={title} />
              <p className="max-w-[23em] text-lead tracking-[-0.008em] text-ink-muted">{lead}</p>
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
    <h2 id={`${id}-tittel`} className="max-w-[11em] text-h2">
      {title}
    </h2>
  );
}
