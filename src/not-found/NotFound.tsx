import clsx from 'clsx';
import { ButtonLink } from '../components/Button.tsx';
import { Cell, Tiles, Wall } from '../components/Wall.tsx';

const missingTile = 6;
const hole = clsx(
  'relative rounded-sm bg-surface-tint-strong bg-[repeating-linear-gradient(45deg,var(--color-divider-strong)_0_1px,transparent_1px_9px)]',
  'after:absolute after:inset-0 after:z-1 after:translate-x-[-9%] after:translate-y-[86%] after:-rotate-7 after:rounded-sm after:bg-strong',
);

/** What an address that does not exist shows: a wall with one tile off. The heading is fixed by the docs/specification.md. */
export function NotFound({ text, button }: { text: string; button: string }) {
  return (
    <Wall edges>
      <Tiles className="min-h-[calc(100svh-var(--spacing-header))] grid-rows-[auto_1fr] lg:grid-cols-[5fr_7fr] lg:grid-rows-1 print:min-h-0">
        <Cell padding="section" className="grid content-center justify-items-start gap-6">
          <h1 lang="en" className="max-w-[7.5em] text-h2">
            Oops! Page not found
          </h1>
          <p className="max-w-[23em] text-lead">{text}</p>
          <ButtonLink variant="main" href="/" className="print:hidden">
            {button}
          </ButtonLink>
        </Cell>
        <div
          aria-hidden="true"
          className="grid min-h-88 grid-cols-4 grid-rows-3 gap-photo overflow-hidden bg-divider p-photo print:hidden"
        >
          {Array.from({ length: 12 }, (_, tile) => (
            <span key={tile} className={tile === missingTile ? hole : 'rounded-sm bg-surface'} />
          ))}
        </div>
      </Tiles>
    </Wall>
  );
}
