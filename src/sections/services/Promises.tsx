import clsx from 'clsx';
import { Drawing } from '../../components/Drawing.tsx';
import { ContentIcon } from '../../components/Icon.tsx';
import { bond, Cell, Tiles, Wall } from '../../components/Wall.tsx';
import type { Promises as PromisesContent } from '../../site/site.ts';
import floorSection from './floor-section.svg?raw';

/** The fjord-coloured band of the services: points to count on, beside the drawing of what lies under the tiles where there is one. */
export function Promises({ promises }: { promises: PromisesContent }) {
  const { title, points, drawing } = promises;
  const places = drawing ? [] : bond(points.length, { base: 1, md: 2, xl: 4 });
  return (
    <div className="on-dark">
      <Wall edges>
        <Tiles className={drawing && 'grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}>
          <Cell
            padding="none"
            className="grid content-start gap-[clamp(1.5rem,4vw,4rem)] px-cell-x pt-section-y pb-cell-y lg:pb-section-y"
          >
            <h3 className="text-h2">{title}</h3>
            {drawing && <FloorDrawing drawing={drawing} />}
          </Cell>
          <div className="bg-surface">
            <Tiles
              as="ul"
              layout={drawing ? 'grid' : 'bond'}
              className="h-full grid-cols-1 lg:auto-rows-fr print:h-auto"
            >
              {points.map(({ icon, title, text }, index) => (
                <Cell
                  key={title}
                  as="li"
                  padding="none"
                  className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 px-cell-x py-[clamp(1.125rem,0.7rem+1.4vw,2.25rem)] ${drawing ? 'content-center' : `content-start ${places[index]}`}`}
                >
                  <ContentIcon name={icon} className="row-span-2 size-7 text-accent" />
                  <h4 className="text-h4 font-semibold">{title}</h4>
                  <p className="mt-1 max-w-[27em] text-ink-muted max-sm:text-small">{text}</p>
                </Cell>
              ))}
            </Tiles>
          </div>
        </Tiles>
      </Wall>
    </div>
  );
}

/** Number of the layer that keeps the water in: the membrane, turquoise in the drawing and in its legend. */
const membrane = 3;

/**
 * Section through the floor of a shower, on dark ground: wall, screed with its fall, adhesive, membrane, tiles and drain, with their legend.
 * On a phone, where the drawing is small, its numbers are larger within it.
 */
function FloorDrawing({ drawing }: { drawing: NonNullable<PromisesContent['drawing']> }) {
  return (
    <figure className="grid max-w-176 gap-6 print:max-w-[9cm]">
      <div role="img" aria-label={drawing.label}>
        <Drawing svg={floorSection} />
      </div>
      <figcaption className="grid gap-4 text-small">
        <ol className="grid grid-cols-2 gap-x-5 gap-y-1">
          {drawing.legend.map((layer, index) => {
            const marked = index + 1 === membrane;
            return (
              <li key={layer} className={clsx('flex gap-2.5', marked && 'text-membrane')}>
                <span className={clsx('min-w-[0.5em] font-semibold', !marked && 'text-ink-muted')}>
                  {index + 1}
                </span>
                <span className="min-w-0">{layer}</span>
              </li>
            );
          })}
        </ol>
        <p className="max-w-[28em] text-ink-muted">{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
