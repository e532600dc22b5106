import clsx from 'clsx';
import { Cell } from '../../components/Cell.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import { StaffTile } from './StaffTile.tsx';

interface CrewProps {
  names: string[];
  /** Place of the first of them among all the staff. */
  firstPosition: number;
}

/** The plain cell that fills the last row of five, by how many names stand in it. */
const fillers = ['md:hidden', 'md:col-span-4', 'md:col-span-3', 'md:col-span-2', 'md:col-span-1'];

/** A frieze of five tiles with the names of those who are met on the job. */
export function Crew({ names, firstPosition }: CrewProps) {
  return (
    <Tiles as="ul" label="Flere ansatte" className="grid-cols-1 min-[22.5rem]:grid-cols-2 md:grid-cols-5">
      {names.map((name, index) => (
        <Cell
          key={name}
          as="li"
          padding="none"
          className="flex items-center gap-3 p-joint-photo text-h4 font-medium md:flex-col md:items-stretch md:gap-0 md:max-xl:text-body"
        >
          <StaffTile position={firstPosition + index} className="w-16 md:w-full" />
          <span className="md:px-3 md:pt-4 md:pb-5">{name}</span>
        </Cell>
      ))}
      <Cell
        as="li"
        aria-hidden="true"
        padding="none"
        className={clsx(
          'max-[22.5rem]:hidden',
          names.length % 2 === 0 && 'max-md:hidden',
          fillers[names.length % fillers.length],
        )}
      />
    </Tiles>
  );
}
