import clsx from 'clsx';
import { Drawing } from '../../components/Drawing.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { bond, Cell, Tiles } from '../../components/Wall.tsx';
import type { Staff as StaffContent, StaffMember } from '../../site/site.ts';

/** The people: those who answer, with phone and e-mail, and a frieze of the others by name. Each has a tile of their own. */
export function Staff({ content }: { content: StaffContent }) {
  const { title, lead, staff, others } = content;
  return (
    <Section id="ansatte" title={title} lead={lead}>
      <Tiles as="ul" className="grid-cols-1 md:grid-cols-2">
        {staff.map((member, index) => (
          <StaffCard key={member.name} member={member} position={index} />
        ))}
      </Tiles>
      {others.length > 0 && <Crew names={others} firstPosition={staff.length} />}
    </Section>
  );
}

const link = { variant: 'quiet', className: 'min-h-tap', iconClassName: 'text-accent' } as const;

/** Name plate of someone who answers: the tile, the title and name, phone and e-mail. */
function StaffCard({ member, position }: { member: StaffMember; position: number }) {
  const { name, title, phone, email, photo } = member;
  return (
    <Cell
      as="li"
      padding="none"
      className="grid content-start items-start gap-x-5 gap-y-4 p-joint-photo xs:grid-cols-[5.5rem_minmax(0,1fr)] md:grid-cols-[6.5rem_minmax(0,1fr)] md:gap-x-4 md:last:odd:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-end lg:gap-x-0 lg:last:odd:grid-cols-[minmax(0,2fr)_minmax(0,8fr)] print:block print:p-[3.5mm_4mm]"
    >
      {photo ? (
        <Picture picture={photo} className="aspect-square w-26 xs:w-full print:hidden" />
      ) : (
        <StaffTile position={position} className="w-26 xs:w-full" />
      )}
      <div className="px-4 pb-3 xs:px-0 xs:pt-1 lg:pr-4 lg:pl-cell-x xl:pb-[calc(0.6*var(--spacing-cell-y))]">
        <p className="text-small text-ink-muted">{title}</p>
        <h3 className="text-h3">{name}</h3>
        <ul className="mt-1 grid max-xl:text-small lg:mt-2">
          {phone !== undefined && (
            <li>
              <ContactLink {...link} phone={phone} person={name} />
            </li>
          )}
          {email !== undefined && (
            <li>
              <ContactLink {...link} email={email} />
            </li>
          )}
        </ul>
      </div>
    </Cell>
  );
}

interface CrewProps {
  names: string[];
  /** Place of the first of them among all the staff. */
  firstPosition: number;
}

/** Those who are met on the job, by name: a frieze of tiles where one row takes them all, else small tiles beside the names. */
function Crew({ names, firstPosition }: CrewProps) {
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

/** Seven patterned tiles, each laid of four smaller ones. The second has a part in the accent colour. */
const drawings = Object.values(
  import.meta.glob<string>('./tiles/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/**
 * A tile in place of a portrait; the patterns repeat by the person's place among all the staff. Decorative: nobody's face is invented,
 * and the name stands beside it.
 */
function StaffTile({ position, className }: { position: number; className: string }) {
  return (
    <div aria-hidden="true" className={`aspect-square flex-none print:hidden ${className}`}>
      <Drawing svg={drawings[position % drawings.length]!} />
    </div>
  );
}
