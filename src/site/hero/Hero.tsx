import { ButtonLink } from '../components/Button.tsx';
import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { HeroPhotos } from './HeroPhotos.tsx';
import type { HeroContent } from '../view/sections.ts';

/** The top of the home page. The words are on a tile, never on the photograph itself. */
export function Hero({ content }: { content: HeroContent }) {
  return (
    <section id="hjem" aria-labelledby="hjem-tittel" className="hero">
      <div className="hero-view">
        <Container className="hero-words">
          <HeroPanel content={content} />
        </Container>
        {content.pictures.length > 0 ? (
          <HeroPhotos pictures={content.pictures} />
        ) : (
          <div className="hero-pattern screen-only" />
        )}
      </div>
      {content.claims.length > 0 && <Claims claims={content.claims} />}
    </section>
  );
}

function HeroPanel({ content }: { content: HeroContent }) {
  const { title, lead, contactButton, projectsButton } = content;
  return (
    <div className="hero-panel">
      <h1 id="hjem-tittel" className="hero-title">
        {title.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <p className="hero-lead">{lead}</p>
      <div className="hero-buttons">
        <ButtonLink variant="main" href="#kontakt">
          {contactButton}
        </ButtonLink>{' '}
        {projectsButton !== undefined && (
          <ButtonLink variant="line" href="#prosjekter">
            {projectsButton}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Claims({ claims }: Pick<HeroContent, 'claims'>) {
  return (
    <Container edges>
      <Grid as="ul" layout="full-rows" className="hero-claims">
        {claims.map(({ title, text }) => (
          <GridCell as="li" key={title} className="hero-claim">
            <strong>{title}</strong> <span>{text}</span>
          </GridCell>
        ))}
      </Grid>
    </Container>
  );
}
