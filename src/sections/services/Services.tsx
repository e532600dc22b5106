import { ContentIcon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Service, Services as ServicesContent } from '../../site/site.ts';
import { halfBond } from './halfBond.ts';
import { Promises } from './Promises.tsx';

/**
 * The services, laid in half-bond where three stand side by side. Where two do, an odd last one lies between cut halves.
 * Below them, what every customer can count on.
 */
export function Services({ content: { title, lead, services, promises } }: { content: ServicesContent }) {
  const last = services.length - 1;
  const oddLast = last > 0 && last % 2 === 0;
  return (
    <Section
      id="tjenester"
      title={title}
      lead={lead}
      opening="compact"
      band={promises && <Promises promises={promises} />}
    >
      <Tiles as="ul" className="services">
        {halfBond(services.length).map((tile, place) =>
          typeof tile === 'number' ? (
            [
              oddLast && tile === last && <PlainTile key="start" cut="start" twoUp />,
              <ServiceCard key={tile} service={services[tile]!} compact={tile > 0} />,
              oddLast && tile === last && <PlainTile key="end" cut="end" twoUp />,
            ]
          ) : (
            <PlainTile key={`${tile}-${place}`} cut={tile} />
          ),
        )}
      </Tiles>
    </Section>
  );
}

interface PlainTileProps {
  /** Half a tile at an end of the row, cut at the wall, so that its pattern starts from the other side; or a whole one. */
  cut: 'start' | 'end' | 'whole';
  /** Beside the odd last one of two in a row, instead of in rows of three. */
  twoUp?: boolean;
}

/** A patterned tile that fills a row of services. */
function PlainTile({ cut, twoUp }: PlainTileProps) {
  return (
    <Cell as="li" aria-hidden="true" padding="none" data-cut={cut} data-two-up={twoUp} className="plain-tile">
      <div className="pattern" />
    </Cell>
  );
}

interface ServiceCardProps {
  service: Service;
  /** On phones: a small photograph beside the title, where a large one for each service would make the page endless. */
  compact: boolean;
}

/** A service: photograph, name, description and tags. Cards of a row share its two rows, so that words and tags line up. */
function ServiceCard({ service, compact }: ServiceCardProps) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <Cell as="li" padding="none" data-compact={compact || undefined} className="service-card">
      <div className="service-picture">
        <Picture picture={image} />
        {highlighted && <p className="service-badge">POPULÆR</p>}
      </div>
      <div className="service-words">
        <h3>
          <ContentIcon name={icon} />
          <span>{title}</span>
        </h3>
        <p className="cell-words">{description}</p>
        <ul aria-label="Stikkord">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </Cell>
  );
}
