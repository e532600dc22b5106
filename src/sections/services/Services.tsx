import clsx from 'clsx';
import { Section } from '../../components/Section.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Services as ServicesContent } from '../../site/site.ts';
import { halfBond } from './halfBond.ts';
import { Promises } from './Promises.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/**
 * The services, laid in half-bond where three stand side by side. Where two do, an odd last one lies between cut halves.
 * Below them, what every customer can count on.
 */
export function Services({ content: { title, lead, services, promises } }: { content: ServicesContent }) {
  const last = services.length - 1;
  const oddLast = last > 0 && last % 2 === 0;
  return (
    <Section id="tjenester" title={title} lead={lead} band={promises && <Promises promises={promises} />}>
      <Tiles as="ul" className="grid-cols-1 md:grid-cols-4 lg:grid-cols-6 print:grid-cols-2">
        {halfBond(services.length).map((tile, place) =>
          typeof tile === 'number' ? (
            [
              oddLast && tile === last && (
                <PlainTile key="start" cut="start" className="hidden md:max-lg:grid" />
              ),
              <ServiceCard key={tile} service={services[tile]!} compact={tile > 0} />,
              oddLast && tile === last && <PlainTile key="end" cut="end" className="hidden md:max-lg:grid" />,
            ]
          ) : (
            <PlainTile key={`${tile}-${place}`} cut={tile} className="hidden lg:grid" />
          ),
        )}
      </Tiles>
    </Section>
  );
}

interface PlainTileProps {
  /** Half a tile at an end of the row, cut at the wall, so that its pattern starts from the other side; or a whole one. */
  cut: 'start' | 'end' | 'whole';
  /** Where it shows. */
  className: string;
}

const patterns = { start: 'bg-top-right', end: 'bg-top-left', whole: 'bg-top' };

/** A patterned tile that fills a row of services. It shares their rows, so it is as tall as the photographs. */
function PlainTile({ cut, className }: PlainTileProps) {
  return (
    <Cell
      as="li"
      aria-hidden="true"
      padding="none"
      className={clsx(
        'row-span-2 grid-rows-subgrid gap-y-0 print:hidden',
        cut === 'whole' && 'col-span-2',
        className,
      )}
    >
      <div
        className={`m-joint-photo rounded-arris bg-surface-tint-strong bg-[url(/flis-halv.svg)] bg-[length:auto_50%] ${patterns[cut]}`}
      />
    </Cell>
  );
}
