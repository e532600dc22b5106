import { bond } from '../../components/bond.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { About } from '../../site/site.ts';
import { ReasonCell } from './ReasonCell.tsx';

/** The reasons beside the call that they lead to, so that argument and call stand in one view; the call alone without them. */
export function Reasons({ reasons, callToAction }: Pick<About, 'reasons' | 'callToAction'>) {
  const places = bond(reasons?.points.length ?? 0, { base: 1, sm: 2, xl: 3 });
  return (
    <Tiles className={reasons && 'grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}>
      <Cell surface="tint" className="flex flex-col justify-between gap-5 sm:gap-8">
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
