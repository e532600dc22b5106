import clsx from 'clsx';
import { ContentIcon } from '../../components/Icon.tsx';
import { bond, Cell, Tiles, Wall } from '../../components/Wall.tsx';
import type { Promises as PromisesContent } from '../../site/site.ts';

/** The fjord-coloured band of the services: points to count on, beside the drawing of what lies under the tiles where there is one. */
export function Promises({ promises }: { promises: PromisesContent }) {
  const { title, points, drawing } = promises;
  const places = drawing ? [] : bond(points.length, { base: 1, md: 2, xl: 4 });
  return (
    <div className="on-dark">
      <Wall edges>
        <Tiles className="promises" data-drawing={drawing && ''}>
          <Cell className="promises-head">
            <h3 className="text-h2">{title}</h3>
            {drawing && <FloorDrawing drawing={drawing} />}
          </Cell>
          <div className="bg-surface">
            <Tiles as="ul" layout={drawing ? 'grid' : 'bond'} className="promises-points">
              {points.map(({ icon, title, text }, index) => (
                <Cell key={title} as="li" className={clsx('promise', places[index])}>
                  <ContentIcon name={icon} />
                  <h4 className="text-h4 font-semibold">{title}</h4>
                  <p className="cell-words">{text}</p>
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
    <figure className="floor-drawing">
      <img src="/gulv.svg" width="640" height="420" alt={drawing.label} loading="lazy" decoding="async" />
      <figcaption>
        <ol>
          {drawing.legend.map((layer, index) => (
            <li key={layer} data-membrane={index + 1 === membrane ? '' : undefined}>
              <span>{index + 1}</span>
              <span className="min-w-0">{layer}</span>
            </li>
          ))}
        </ol>
        <p>{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
