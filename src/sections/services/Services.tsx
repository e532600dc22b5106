import clsx from 'clsx';
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

interface ServiceCardProps {
  service: Service;
  /** On phones: a small photograph beside the title, where a large one for each service would make the page endless. */
  compact: boolean;
}

/** A service: photograph, name, description and tags. Cards of a row share its two rows, so that words and tags line up. */
function ServiceCard({ service, compact }: ServiceCardProps) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <Cell
      as="li"
      padding="none"
      data-compact={compact || undefined}
      className="grid md:gap-y-0 md:not-only:col-span-2 md:not-only:row-span-2 md:not-only:grid-rows-subgrid md:only:col-span-full md:only:grid-cols-2 print:col-span-1 print:row-span-1 print:block compact:grid-cols-[2fr_3fr] compact:grid-rows-[1fr_auto_auto] compact:max-xs:grid-cols-[1fr_2fr]"
    >
      <div className="relative p-joint-photo print:hidden compact:row-span-2">
        <Picture picture={image} className="aspect-16/9 w-full md:aspect-4/3" />
        {highlighted && (
          <p className="absolute top-joint-photo left-joint-photo rounded-tl-arris rounded-br-arris bg-action px-3 py-2.5 text-mini leading-none font-semibold tracking-[0.04em] text-action-ink">
            POPULÆR
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 px-cell-x pt-3.5 pb-5 md:gap-3 md:pt-[calc(0.7*var(--spacing-cell-y))] md:pb-cell-y compact:contents">
        <h3 className="flex items-center gap-2.75 text-title compact:self-end compact:px-3 compact:pt-3.5 compact:text-name">
          <ContentIcon name={icon} className="size-6.5 text-accent compact:hidden" />
          <span>{title}</span>
        </h3>
        <p className="text-ink-muted max-sm:text-small compact:col-span-2 compact:row-start-3 compact:px-cell-x compact:pt-1.5 compact:pb-5">
          {description}
        </p>
        <ul
          aria-label="Stikkord"
          className="mt-auto flex flex-wrap gap-1.5 pt-1 md:pt-3 compact:col-start-2 compact:row-start-2 compact:px-3 compact:pt-2 compact:pb-2.5"
        >
          {features.map((feature) => (
            <li
              key={feature}
              className="rounded-arris border border-joint px-2.5 py-1.5 text-mini leading-[1.2]"
            >
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Cell>
  );
}
