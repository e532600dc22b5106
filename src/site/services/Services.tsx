import { ContentIcon } from '../components/ContentIcon.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { hasLongWord } from '../../content/format.ts';
import type { Service, ServicesContent } from '../view/sections.ts';
import { Guarantees } from './Guarantees.tsx';

/** Words that are not content. docs/specification.md fixes `highlighted`. */
const messages = { highlighted: 'POPULÆR', features: 'Stikkord' };

/** The services in rows of three, on a tablet of two, and below them what every customer can count on. */
export function Services({ content: { title, lead, services, promises } }: { content: ServicesContent }) {
  return (
    <Section id="tjenester" band={promises && <Guarantees content={promises} />}>
      <SectionHead id="tjenester" title={title} lead={lead} />
      <Grid as="ul" className="service-grid">
        {services.map((service) => (
          <ServiceCard key={service.title} service={service} isAlone={services.length === 1} />
        ))}
      </Grid>
    </Section>
  );
}

function ServiceCard({ service, isAlone }: { service: Service; isAlone: boolean }) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <GridCell as="li" padding="none" data-alone={isAlone || undefined} className="service-card">
      <div className="service-picture screen-only">
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
