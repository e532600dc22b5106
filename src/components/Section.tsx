import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { Grid, GridCell } from './Grid.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  title: string;
  /** Without it the children contain the heading (`SectionTitle` or `SectionHead`). */
  lead?: string;
  children: ReactNode;
  /** Across the whole page, below the section's container. */
  band?: ReactNode;
}

/** A section of the home page. Heading and lead are side by side where there is room. */
export function Section({ id, title, lead, children, band }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-tittel`} className="section">
      <Container edges>
        <Grid className="section-grid">
          {lead !== undefined && <SectionHead id={id} title={title} lead={lead} />}
          {children}
        </Grid>
      </Container>
      {band}
    </section>
  );
}

/** The cell with a section's heading and lead. */
export function SectionHead({ lead, ...heading }: Pick<SectionProps, 'id' | 'title'> & { lead: string }) {
  return (
    <GridCell className="section-head">
      <SectionTitle {...heading} />
      <p>{lead}</p>
    </GridCell>
  );
}

/** The heading that names a section. */
export function SectionTitle({ id, title }: Pick<SectionProps, 'id' | 'title'>) {
  return (
    <h2 id={`${id}-tittel`} className="section-title text-h2">
      {title}
    </h2>
  );
}
