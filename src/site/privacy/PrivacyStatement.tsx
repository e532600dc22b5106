import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { readHeadings, parseMarkdown } from '../../content/markdown.ts';
import type { Privacy } from '../../content/schema/pages.ts';
import { Statement } from './Statement.tsx';

/** Words that are not content. docs/specification.md fixes `updated`. */
const messages = { updated: 'Sist oppdatert', contents: 'Innhold' };

interface PrivacyStatementProps {
  content: Privacy;
  /** The day of the build; the page's script replaces it by today. */
  today: Date;
  /** The statement, as Markdown. */
  text: string;
}

/** The privacy statement (GDPR article 13): a numbered table of contents beside the text. */
export function PrivacyStatement({ content, today, text }: PrivacyStatementProps) {
  const tokens = parseMarkdown(text);
  const headings = readHeadings(tokens);
  return (
    <Container edges>
      <Grid className="privacy">
        <GridCell padding="section" className="privacy-head">
          <h1 className="text-h2">{content.title}</h1>
          <p className="text-lead">{content.lead}</p>
          <p className="text-small">
            {`${messages.updated} `}
            <time data-today="" dateTime={today.toLocaleDateString('sv-SE')}>
              {today.toLocaleDateString('nb-NO', { dateStyle: 'long' })}
            </time>
          </p>
        </GridCell>
        <TableOfContents headings={headings} />
        <GridCell className="privacy-words">
          <div className="statement">
            <Statement tokens={tokens} headings={headings} />
          </div>
        </GridCell>
      </Grid>
    </Container>
  );
}

/** The parts of the statement, numbered as their headings are. */
function TableOfContents({ headings }: { headings: ReturnType<typeof readHeadings> }) {
  const parts = [...headings].filter(([{ depth }]) => depth === 2);
  return (
    <GridCell as="nav" aria-labelledby="innhold-tittel">
      <div className="above-consent contents-list">
        <h2 id="innhold-tittel">{messages.contents}</h2>
        <ol>
          {parts.map(([, { anchor, text }]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </GridCell>
  );
}
