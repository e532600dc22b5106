import clsx from 'clsx';
import type { Promises } from '../../site/site.ts';
import floorSection from './floor-section.svg?raw';

/** Number of the layer that keeps the water in: the membrane, turquoise in the drawing and in its legend. */
const membrane = 3;

const svg = { __html: floorSection.replaceAll(/\n\s*/g, '') };

/**
 * Section through the floor of a shower, on dark ground: wall, screed with its fall, adhesive, membrane, tiles and drain, with their legend.
 * On a phone, where the drawing is small, its numbers are larger within it.
 */
export function FloorDrawing({ drawing }: { drawing: NonNullable<Promises['drawing']> }) {
  return (
    <figure className="grid max-w-176 gap-6 print:max-w-[9cm]">
      <div role="img" aria-label={drawing.label} dangerouslySetInnerHTML={svg} />
      <figcaption className="grid gap-4 text-small">
        <ol className="grid grid-cols-2 gap-x-5 gap-y-1">
          {drawing.legend.map((layer, index) => {
            const marked = index + 1 === membrane;
            return (
              <li key={layer} className={clsx('flex gap-2.5', marked && 'text-membrane')}>
                <span className={clsx('min-w-[1ch] font-semibold', !marked && 'text-ink-muted')}>
                  {index + 1}
                </span>
                <span className="min-w-0">{layer}</span>
              </li>
            );
          })}
        </ol>
        <p className="max-w-[46ch] text-ink-muted">{drawing.caption}</p>
      </figcaption>
    </figure>
  );
}
