import { ContentIcon } from '../components/ContentIcon.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { hasLongWord } from '../../content/format.ts';
import type { Service, ServicesContent } from '../view/sections.ts';
import { Guarantees } from './Guarantees.tsx';

/** Words that are not content. docs/specification.md fixes `highlighted`. */
const messages = { highlighted: 'POPULÆR', features: 'Stikkord' };

/**
 * The services in rows of three, on a tablet of two, and below them what every customer can count on. The
 * sheet centres an incomplete last row between patterned tiles, by `data-rest` (3) and `data-odd` (2).
 */
export function Services({ content: { title, lead, services, promises } }: { content: ServicesContent }) {
  const { length } = services;
  const isAlone = length === 1 || undefined;
  const [rest, odd] = isAlone ? [0, 0] : [length % 3, length % 2];
  return (
    <Section id="tjenester" band={promises && <Guarantees content={promises} />}>
      <SectionHead id="tjenester" title={title} lead={lead} />
      <Grid as="ul" data-rest={rest} data-odd={odd} className="service-grid">
        {services.map((service, index) => (
          <ServiceCard
            key={service.title}
            service={service}
            data-alone={isAlone}
            data-rest={index >= length - rest || undefined}
            data-odd={index >= length - odd || undefined}
          />
        ))}
      </Grid>
    </Section>
  );
}

interface ServiceCardProps {
  service: Service;
  'data-alone': boolean | undefined;
  /** In an incomplete row of three. */
  'data-rest': boolean | undefined;
  /** In an incomplete row of two. */
  'data-odd': boolean | undefined;
}

function ServiceCard({ service, ...state }: ServiceCardProps) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <GridCell as="li" padding="none" {...state} className="service-card">
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
