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
      <Grid className="privacy">
        <GridCell padding="section" className="privacy-head">
          <h1 className="text-h2">{content.title}</h1>
          <p className="text-lead">{content.lead}</p>
          <p className="text-small">
            {`${messages.updated} `}
            <time data-today="" dateTime={today}>
              {norwegianDay(today)}
            </time>
          </p>
        </GridCell>
        <TableOfContents headings={headings} />
        <GridCell className="privacy-words">
          <div className="statement">{children}</div>
        </GridCell>
      </Grid>
    </Container>
  );
}

/** The parts of the statement, numbered as their headings are. */
function TableOfContents({ headings }: Pick<PrivacyStatementProps, 'headings'>) {
  return (
    <GridCell as="nav" aria-labelledby="innhold-tittel" className="privacy-contents">
      <div className="above-consent contents-list">
        <h2 id="innhold-tittel">{messages.contents}</h2>
        <ol>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </GridCell>
  );
}
