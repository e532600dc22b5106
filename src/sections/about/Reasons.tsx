import { ButtonLink } from '../../components/Button.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { About } from '../../content/schema/about.ts';
import { ReasonCell } from './ReasonCell.tsx';

/** Four reasons beside the call that they lead to, so that argument and call stand in one view. */
export function Reasons({ reasons, callToAction }: Pick<About, 'reasons' | 'callToAction'>) {
  return (
    <Tiles className="grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Cell surface="tint" className="flex flex-col justify-between gap-5 sm:gap-8">
        <h3 className="text-h3">{reasons.title}</h3>
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[32ch]">{callToAction.text}</p>
          <ButtonLink look="main" href="#kontakt" className="print:hidden">
            {callToAction.button}
          </ButtonLink>
        </div>
      </Cell>
      <Tiles as="ul" className="grid-cols-1 sm:grid-cols-2">
        {reasons.points.map((reason) => (
          <ReasonCell key={reason.title} reason={reason} />
        ))}
      </Tiles>
    </Tiles>
  );
}
