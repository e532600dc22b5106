import { ContentIcon } from '../components/ContentIcon.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { hasLongWord } from '../../content/format.ts';
import type { Service, ServicesContent } from '../view/sections.ts';
import { Guarantees } from './Guarantees.tsx';
import { staggeredRows } from './staggeredRows.ts';

/** Words that are not content. docs/specification.md fixes `highlighted`. */
const messages = { highlighted: 'POPULÆR', features: 'Stikkord' };

/** The services in staggered rows of three and two, and below them what every customer can count on. */
export function Services({ content: { title, lead, services, promises } }: { content: ServicesContent }) {
  // Where two are side by side, an odd last one is between half tiles.
  const oddLast = services.length > 1 && services.length % 2 === 1 ? services.length - 1 : undefined;
  return (
    <Section id="tjenester" band={promises && <Guarantees content={promises} />}>
      <SectionHead id="tjenester" title={title} lead={lead} />
      <Grid as="ul" className="service-grid">
        {staggeredRows(services.length).map((place, index) => {
          if (typeof place === 'string') return <PlainTile key={`${place}-${index}`} cut={place} />;
          const service = services[place];
          return [
            place === oddLast && <PlainTile key="start" cut="start" twoUp />,
            service && <ServiceCard key={place} service={service} isAlone={services.length === 1} />,
            place === oddLast && <PlainTile key="end" cut="end" twoUp />,
          ];
        })}
      </Grid>
    </Section>
  );
}

/** A patterned tile, half or whole, that fills a row of three services; `twoUp`: a row of two. */
function PlainTile({ cut, twoUp }: { cut: 'start' | 'end' | 'whole'; twoUp?: boolean }) {
  return (
    <GridCell as="li" aria-hidden padding="none" data-cut={cut} data-two-up={twoUp} className="plain-tile">
      <div className="pattern" />
    </GridCell>
  );
}

function ServiceCard({ service, isAlone }: { service: Service; isAlone: boolean }) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <GridCell as="li" padding="none" data-alone={isAlone || undefined} className="service-card">
      <div className="service-picture">
        {image ? <Picture picture={image} /> : <div className="pattern" />}
        {highlighted && <p>{messages.highlighted}</p>}
      </div>
      <div className="service-words">
        <h3 className="text-title">
          <ContentIcon name={icon} />
          <span data-long={hasLongWord(title, 18) || undefined}>{title}</span>
        </h3>
        <p className="supporting">{description}</p>
        {features.length > 0 && (
          <ul aria-label={messages.features} className="text-small">
            {features.map((feature, index) => (
              <li key={feature} data-separated={index < features.length - 1 || undefined}>
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
    </GridCell>
  );
}
