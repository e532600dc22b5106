import { bond } from '../../components/bond.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Point } from '../../content/schema/fields.ts';
import type { About } from '../../site/site.ts';

/** The reasons beside the call that they lead to, so that argument and call stand in one view; the call alone without them. */
export function Reasons({ reasons, callToAction }: Pick<About, 'reasons' | 'callToAction'>) {
  const places = bond(reasons?.points.length ?? 0, { base: 1, sm: 2, xl: 3 });
  return (
    <Tiles className={reasons && 'grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}>
      <Cell tint className="flex flex-col justify-between gap-5 sm:gap-8">
        {reasons && <h3 className="text-h3">{reasons.title}</h3>}
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[32ch]">{callToAction.text}</p>
          <ButtonLink variant="main" href="#kontakt" className="print:hidden">
            {callToAction.button}
          </ButtonLink>
        </div>
      </Cell>
      {reasons && (
        <Tiles as="ul" layout="bond">
          {reasons.points.map((reason, index) => (
            <ReasonCell key={reason.title} reason={reason} className={places[index]!} />
          ))}
        </Tiles>
      )}
    </Tiles>
  );
}

/** A reason: its icon above the words, or beside them on a phone. */
function ReasonCell({ reason, className }: { reason: Point; className: string }) {
  return (
    <Cell
      as="li"
      className={`grid content-start gap-x-4 gap-y-1 max-sm:grid-cols-[1.75rem_minmax(0,1fr)] max-sm:py-4.5 ${className}`}
    >
      <ContentIcon name={reason.icon} className="size-7 text-accent max-sm:row-span-2 sm:mb-3" />
      <h4 className="text-h4 font-semibold">{reason.title}</h4>
      <p className="text-ink-muted max-sm:text-small">{reason.text}</p>
    </Cell>
  );
}
