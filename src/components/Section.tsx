import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { Grid, GridCell } from './Grid.tsx';

interface SectionProps {
  /** Anchor of the section (docs/specification.md). */
  id: string;
  title: string;
  /** Without it the children contain the heading (`SectionTitle`). */
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
          {lead !== undefined && (
            <GridCell className="section-head">
              <SectionTitle id={id} title={title} />
              <p>{lead}</p>
            </GridCell>
          )}
          {children}
        </Grid>
      </Container>
      {band}
    </section>
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
