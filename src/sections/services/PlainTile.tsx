import clsx from 'clsx';
import { Cell } from '../../components/Cell.tsx';

interface PlainTileProps {
  /** Half a tile at an end of the row, cut at the wall, so that its pattern starts from the other side; or a whole one. */
  cut: 'start' | 'end' | 'whole';
  /** Where it shows. */
  className: string;
}

const patterns = { start: 'bg-top-right', end: 'bg-top-left', whole: 'bg-top' };

/** A patterned tile that fills a row of services. It shares their rows, so it is as tall as the photographs. */
export function PlainTile({ cut, className }: PlainTileProps) {
  return (
    <Cell
      as="li"
      aria-hidden="true"
      padding="none"
      className={clsx(
        'row-span-2 grid-rows-subgrid gap-y-0 print:hidden',
        cut === 'whole' && 'col-span-2',
        className,
      )}
    >
      <div
        className={`m-joint-photo rounded-arris bg-surface-tint-strong bg-[url(/flis-halv.svg)] bg-[length:auto_50%] ${patterns[cut]}`}
      />
    </Cell>
  );
}
