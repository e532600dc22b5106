import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { Grid, GridCell } from './Grid.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  /** With the heading (`SectionTitle` or `SectionHead`). */
  children: ReactNode;
  /** Across the whole page, below the section's container. */
  band?: ReactNode;
}

/** A section of the home page. */
export function Section({ id, children, band }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-tittel`} className="section">
      <Container edges>
        <Grid className="section-grid">{children}</Grid>
      </Container>
      {band}
    </section>
  );
}

interface TitleProps {
  /** Of the section. */
  id: string;
  title: string;
}

/** The cell with a section's heading and lead, side by side where there is room. */
export function SectionHead({ lead, ...heading }: TitleProps & { lead: string }) {
  return (
    <GridCell className="section-head">
      <SectionTitle {...heading} />
      <p>{lead}</p>
    </GridCell>
  );
}

/** The heading that names a section. */
export function SectionTitle({ id, title }: TitleProps) {
  return (
    <h2 id={`${id}-tittel`} className="section-title text-h2">
      {title}
    </h2>
  );
}
