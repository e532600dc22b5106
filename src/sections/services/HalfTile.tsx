import clsx from 'clsx';
import { Cell } from '../../components/Cell.tsx';

interface HalfTileProps {
  /** The end of the row that it stands at. The pattern is cut at the wall, so it starts from the other side. */
  side: 'start' | 'end';
  /** Where it shows. */
  className: string;
}

/** A cut tile that fills half a place in a row of services. It shares their rows, so it is as tall as the photographs. */
export function HalfTile({ side, className }: HalfTileProps) {
  return (
    <Cell
      as="li"
      aria-hidden="true"
      padding="none"
      className={clsx('row-span-2 grid-rows-subgrid gap-y-0 print:hidden', className)}
    >
      <div
        className={clsx(
          'm-joint-photo rounded-arris bg-surface-tint-strong bg-[url(/flis-halv.svg)] bg-[length:auto_50%]',
          side === 'start' ? 'bg-top-right' : 'bg-top-left',
        )}
      />
    </Cell>
  );
}
