import clsx from 'clsx';
import { ButtonLink } from '../../components/Button.tsx';
import { bond, Cell, Tiles, Wall } from '../../components/Wall.tsx';
import { HeroPhotos } from '../../hero/HeroPhotos.tsx';
import type { Hero as HeroContent } from '../../site/site.ts';

/**
 * The top of the home page. The words stand on a tile that cuts an L out of the photograph, never on the photograph itself.
 * While the consent banner shows, the hero ends above it, so that nothing in it is covered (WCAG 2.4.11).
 */
export function Hero({ content }: { content: HeroContent }) {
  return (
    <section
      id="hjem"
      aria-labelledby="hjem-tittel"
      className="above-consent flex flex-col bg-surface lg:min-h-[min(100svh-var(--spacing-consent),68rem)] print:min-h-0"
    >
      <div className="above-consent relative grid min-h-[max(34rem,100svh-var(--spacing-consent))] flex-1 grid-rows-[1fr_auto_auto] overflow-hidden bg-surface-dark pt-header lg:min-h-136 lg:grid-rows-[1fr_auto] print:block print:min-h-0 short:min-h-0">
        <Wall className="z-1 col-start-1 row-start-3 lg:row-start-2">
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
      <Tiles as="ul" layout="bond" className="border-t border-joint">
        {claims.map(({ title, text }, index) => (
          <Cell
            as="li"
            key={title}
            padding="none"
            className={`grid grid-cols-1 content-start gap-0.5 px-cell-x py-4 hyphens-auto lg:py-6 ${places[index]}`}
          >
            <strong className="text-label leading-[1.3] font-semibold tracking-[-0.01em]">{title}</strong>
            <span className="text-small leading-[1.4] text-ink-muted">{text}</span>
          </Cell>
        ))}
      </Tiles>
    </Wall>
  );
}

/** On a phone and a tablet over the photograph's left, on wide screens over its left columns; it reaches the window's edge. */
const panel = clsx(
  '@container relative grid gap-[clamp(1rem,0.7rem+1vw,1.75rem)] rounded-tr-panel bg-surface px-cell-x',
  'pt-[clamp(1.5rem,0.75rem+2.6vw,3.5rem)] pb-[clamp(1.5rem,0.75rem+2vw,3rem)] short:pt-2.5',
  'w-[calc(100%-2.5rem)] sm:w-[min(100%,34rem)] lg:w-[calc(50%+0.5px)] xl:w-[calc(41.666%+0.5px)]',
  'before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-surface',
);

function HeroPanel({ content }: { content: HeroContent }) {
  return (
    <div className={panel}>
      <h1 id="hjem-tittel" className="headline" data-longest={content.longestWord}>
        {content.title.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      <p className="max-w-[22em] text-[clamp(1.0625rem,0.95rem+0.45vw,1.375rem)] leading-[1.45] tracking-[-0.008em]">
        {content.lead}
      </p>
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none print:hidden">
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
