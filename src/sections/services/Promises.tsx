import { bond } from '../../components/bond.ts';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Cell, Tiles, Wall } from '../../components/Wall.tsx';
import type { Promises as PromisesContent } from '../../site/site.ts';
import { FloorDrawing } from './FloorDrawing.tsx';

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
                  <p className="mt-1 max-w-[44ch] text-ink-muted max-sm:text-small">{text}</p>
                </Cell>
              ))}
            </Tiles>
          </div>
        </Tiles>
      </Wall>
    </div>
  );
}
