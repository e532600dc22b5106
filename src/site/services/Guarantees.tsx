import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { PointCell } from '../components/PointCell.tsx';
import type { GuaranteesContent } from '../view/sections.ts';

/** Points to count on, on dark ground, beside the drawing of the floor if there is one. */
export function Guarantees({ content: { title, points, drawing } }: { content: GuaranteesContent }) {
  return (
    <div className="on-dark">
      <Container edges>
        <Grid className={drawing && 'guarantees'}>
          <GridCell className="guarantees-head">
            <h3 className="text-h2">{title}</h3>
            {drawing && <FloorDrawing drawing={drawing} />}
          </GridCell>
          <Grid as="ul" layout={drawing ? undefined : 'full-rows'} className="guarantee-list">
            {points.map((point) => (
              <PointCell key={point.title} point={point} className="guarantee" />
            ))}
          </Grid>
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
      <figcaption className="text-small">
        <ol className="floor-layers">
          {drawing.legend.map((layer, index) => (
            <li key={layer}>
              <span>{index + 1}</span> <span>{layer}</span>
            </li>
          ))}
        </ol>
        <p>{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
