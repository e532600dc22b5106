import { Drawing } from '../../components/Drawing.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { bond, Cell, Tiles } from '../../components/Wall.tsx';
import { crewLabel } from './messages.ts';
import type { Staff as StaffContent, StaffMember } from '../../site/site.ts';

/** The people: those who answer, with phone and e-mail, and the others by name. Each has a tile of their own. */
export function Staff({ content }: { content: StaffContent }) {
  const { title, lead, staff, others } = content;
  return (
    <Section id="ansatte" title={title} lead={lead} opening="compact">
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
    <Cell as="li" padding="none" className="staff-card">
      {photo ? (
        <Picture picture={photo} className="aspect-square w-26 xs:w-full print:hidden" />
      ) : (
        <StaffTile position={position} className="w-26 xs:w-full" />
      )}
      <div className="staff-words">
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

/** Those who are met on the job, by name: a row with small tiles, quieter than the cards above. */
function Crew({ names, firstPosition }: CrewProps) {
  const places = bond(names.length, { base: 1, xs: 2, md: 3, lg: names.length <= 6 ? 6 : 5 });
  return (
    <Tiles as="ul" aria-label={crewLabel} layout="bond">
      {names.map((name, index) => (
        <Cell key={name} as="li" padding="none" className={`crew ${places[index]}`}>
          <StaffTile position={firstPosition + index} className="w-12" />
          <span className="min-w-0">{name}</span>
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
