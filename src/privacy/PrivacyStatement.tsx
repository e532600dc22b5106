import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import type { Privacy } from '../content/schema/pages.ts';
import { norwegianDay } from './date.ts';
import { messages } from './messages.ts';

interface PrivacyStatementProps {
  content: Privacy;
  /** The headings of the statement, for the table of contents. */
  headings: { slug: string; text: string }[];
  /** The day of the build, which stands until the page's script has come. */
  today: string;
  /** The statement, rendered from Markdown. */
  children?: ReactNode;
}

/** The privacy statement (GDPR article 13): a numbered table of contents beside the text. */
export function PrivacyStatement({ content, headings, today, children }: PrivacyStatementProps) {
  return (
    <Container edges>
      <Grid className="lg:grid-cols-[4fr_8fr]">
        <GridCell padding="section" className="pb-cell-y lg:col-span-2">
          <h1 className="text-h2 max-xs:text-logo-large">{content.title}</h1>
          <p className="mt-5 max-w-[28em] text-lead text-ink-muted">{content.lead}</p>
          <p className="mt-6 text-small text-ink-muted">
            {`${messages.updated} `}
            <time data-today="" dateTime={today}>
              {norwegianDay(today)}
            </time>
          </p>
        </GridCell>
        <TableOfContents headings={headings} />
        <GridCell className="pb-section-y print:break-inside-auto">
          <div className="statement max-w-measure">{children}</div>
        </GridCell>
      </Grid>
    </Container>
  );
}

/** The parts of the statement, numbered as their headings are. */
function TableOfContents({ headings }: Pick<PrivacyStatementProps, 'headings'>) {
  return (
    <GridCell as="nav" aria-labelledby="innhold-tittel" className="print:hidden">
      <div className="above-consent contents-list">
        <h2 id="innhold-tittel" className="mb-2 text-body font-semibold">
          {messages.contents}
        </h2>
        <ol className="[counter-reset:part] sm:max-lg:columns-2">
          {headings.map(({ slug, text }) => (
            <li key={slug} className="[counter-increment:part]">
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </GridCell>
  );
}
