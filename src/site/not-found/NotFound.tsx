import { ButtonLink } from '../components/Button.tsx';
import { Container } from '../components/Container.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';

/** Fixed by docs/specification.md. */
const title = 'Oops! Page not found';

/** The 404 page: text beside a wall of twelve tiles, one of which has come off (`not-found.css`). */
export function NotFound({ text, button }: { text: string; button: string }) {
  return (
    <Container edges>
      <Grid className="not-found">
        <GridCell padding="section" className="not-found-words">
          <h1 lang="en" className="text-h2">
            {title}
          </h1>
          <p className="text-lead">{text}</p>
          <ButtonLink variant="main" href="/">
            {button}
          </ButtonLink>
        </GridCell>
        <div aria-hidden="true" className="not-found-tiles screen-only">
          {Array.from({ length: 12 }, (_, tile) => (
            <span key={tile} />
          ))}
        </div>
      </Grid>
    </Container>
  );
}
