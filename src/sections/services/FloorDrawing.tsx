import clsx from 'clsx';
import type { Promises } from '../../site/site.ts';
import { FloorSection } from './FloorSection.tsx';

/** Number of the layer that keeps the water in: the membrane, turquoise in the drawing and in its legend. */
const membrane = 3;

/** The section through a shower floor with its legend and caption. */
export function FloorDrawing({ drawing }: { drawing: NonNullable<Promises['drawing']> }) {
  return (
    <figure className="grid max-w-[44rem] gap-6 print:max-w-[9cm]">
      <FloorSection label={drawing.label} membrane={membrane} />
      <figcaption className="grid gap-4 text-small">
        <ol className="grid grid-cols-2 gap-x-5 gap-y-1">
          {drawing.legend.map((layer, index) => (
            <li key={layer} className={clsx('flex gap-2.5', index + 1 === membrane && 'text-membrane')}>
              <span
                className={clsx(
                  'min-w-[1ch] font-semibold',
                  index + 1 !== membrane && 'text-ink-inverse-muted',
                )}
              >
                {index + 1}
              </span>
              <span className="min-w-0">{layer}</span>
            </li>
          ))}
        </ol>
        <p className="max-w-[46ch] text-ink-inverse-muted">{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
