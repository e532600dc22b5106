import { ButtonLink } from '../../components/Button.tsx';
import { bond, Cell, Tiles, Wall } from '../../components/Wall.tsx';
import { HeroPhotos } from '../../hero/HeroPhotos.tsx';
import type { Hero as HeroContent } from '../../site/site.ts';

/** The top of the home page. The words are on a tile, never on the photograph itself. */
export function Hero({ content }: { content: HeroContent }) {
  return (
    <section id="hjem" aria-labelledby="hjem-tittel" className="hero">
      <div className="hero-view">
        <Wall className="hero-words">
          <HeroPanel content={content} />
        </Wall>
        {content.pictures.length > 0 && <HeroPhotos pictures={content.pictures} />}
      </div>
      {content.claims.length > 0 && <Claims claims={content.claims} />}
    </section>
  );
}

function Claims({ claims }: Pick<HeroContent, 'claims'>) {
  const places = bond(claims.length, { base: 2, lg: 4 });
  return (
    <Wall edges>
      <Tiles as="ul" layout="bond" className="border-t border-divider">
        {claims.map(({ title, text }, index) => (
          <Cell as="li" key={title} padding="none" className={`hero-claim ${places[index]}`}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Cell>
        ))}
      </Tiles>
    </Wall>
  );
}

function HeroPanel({ content }: { content: HeroContent }) {
  return (
    <div className="hero-panel @container">
      <h1 id="hjem-tittel" className="headline" data-longest={content.longestWord}>
        {content.title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className="hero-lead">{content.lead}</p>
      <div className="hero-buttons">
        <ButtonLink variant="main" href="#kontakt">
          {content.contactButton}
        </ButtonLink>
        {content.projectsButton !== undefined && (
          <ButtonLink variant="line" href="#prosjekter">
            {content.projectsButton}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
