import { Container } from '../../components/Container.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { evenRows } from '../../components/evenRows.ts';
import { Grid, GridCell } from '../../components/Grid.tsx';
import type { GuaranteesContent } from '../../site/site.ts';

/** Points to count on, on dark ground, beside the drawing of what is under the tiles where there is one. */
export function Guarantees({ content: { title, points, drawing } }: { content: GuaranteesContent }) {
  const widths = drawing ? [] : evenRows(points.length, { base: 1, md: 2, xl: 4 });
  return (
    <div className="on-dark">
      <Container edges>
        <Grid className={drawing && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}>
          <GridCell className="guarantees-head">
            <h3 className="text-h2">{title}</h3>
            {drawing && <FloorDrawing drawing={drawing} />}
          </GridCell>
          <div className="bg-surface">
            <Grid
              as="ul"
              layout={drawing ? 'grid' : 'even-rows'}
              className="h-full grid-cols-1 lg:auto-rows-fr print:h-auto"
            >
              {points.map(({ icon, title, text }, index) => (
                <GridCell key={title} as="li" className={`guarantee ${widths[index] ?? 'content-center'}`}>
                  <ContentIcon name={icon} className="row-span-2 size-7 text-accent" />
                  <h4 className="text-h4 font-semibold">{title}</h4>
                  <p className="mt-1 max-w-[27em] text-ink-muted max-sm:text-small">{text}</p>
                </GridCell>
              ))}
            </Grid>
          </div>
        </Grid>
      </Container>
    </div>
  );
}

/** Section through the floor of a shower, with the legend of its layers. */
function FloorDrawing({ drawing }: { drawing: NonNullable<GuaranteesContent['drawing']> }) {
  return (
    <figure className="floor-drawing">
      <img src="/gulv.svg" width="640" height="420" alt={drawing.label} loading="lazy" decoding="async" />
      <figcaption className="grid gap-4 text-small">
        <ol className="grid grid-cols-2 gap-x-5 gap-y-1 lg:gap-y-0">
          {drawing.legend.map((layer, index) => (
            <li key={layer}>
              <span>{index + 1}</span>
              <span className="min-w-0">{layer}</span>
            </li>
          ))}
        </ol>
        <p className="max-w-[28em] text-ink-muted">{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
