import clsx from 'clsx';
import { bond } from '../../components/bond.ts';
import { Cell, Tiles } from '../../components/Wall.tsx';
import { StaffTile } from './StaffTile.tsx';

interface CrewProps {
  names: string[];
  /** Place of the first of them among all the staff. */
  firstPosition: number;
}

/** Those who are met on the job, by name: a frieze of tiles where one row takes them all, else small tiles beside the names. */
export function Crew({ names, firstPosition }: CrewProps) {
  const frieze = names.length >= 4 && names.length <= 6;
  const places = bond(names.length, { base: 1, xs: 2, md: frieze ? 6 : 3, xl: frieze ? 6 : 5 });
  return (
    <Tiles as="ul" aria-label="Flere ansatte" layout="bond">
      {names.map((name, index) => (
        <Cell
          key={name}
          as="li"
          padding="none"
          className={clsx(
            'flex items-center gap-3 p-joint-photo text-h4 font-medium',
            frieze && 'md:flex-col md:items-stretch md:gap-0 md:max-xl:text-body',
            places[index],
          )}
        >
          <StaffTile position={firstPosition + index} className={clsx('w-16', frieze && 'md:w-full')} />
          <span className={clsx('min-w-0', frieze && 'md:px-3 md:pt-4 md:pb-5')}>{name}</span>
        </Cell>
      ))}
    </Tiles>
  );
}
