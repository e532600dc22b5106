import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Services as ServicesContent } from '../../content/schema/services.ts';
import { HalfTile } from './HalfTile.tsx';
import { Promises } from './Promises.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/**
 * The five services, laid in running bond: three above two, the second row begun and ended with a cut half tile. Where
 * two stand side by side it is the fifth that lies between the halves. Below them, what every customer can count on.
 */
export function Services({ content }: { content: ServicesContent }) {
  const cards = content.services.map((service, index) => (
    <ServiceCard key={service.title} service={service} compact={index > 0} />
  ));
  return (
    <Section id="tjenester" labelledBy="tjenester-tittel" band={<Promises promises={content.promises} />}>
      <Tiles className="grid-cols-1">
        <SectionHead id="tjenester-tittel" title={content.title} lead={content.lead} />
        <Tiles as="ul" className="grid-cols-1 md:grid-cols-4 lg:grid-cols-6 print:grid-cols-2">
          {cards.slice(0, 3)}
          <HalfTile side="start" className="hidden lg:grid" />
          {cards.slice(3, 4)}
          <HalfTile side="start" className="hidden md:max-lg:grid" />
          {cards.slice(4)}
          <HalfTile side="end" className="hidden md:grid" />
        </Tiles>
      </Tiles>
    </Section>
  );
}
