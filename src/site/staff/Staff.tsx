import { ContactLink } from '../components/ContactLink.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { StaffContent, StaffMember } from '../view/sections.ts';
import { StaffTile } from './StaffTile.tsx';

/** Words that are not content. */
const messages = { others: 'Flere ansatte' };

/** Staff with contact details on cards, the first two beside the heading, then the others by name in rows. */
export function Staff({ content: { title, lead, staff, others } }: { content: StaffContent }) {
  return (
    <Section id="ansatte">
      <Grid className="staff-opening">
        <SectionHead id="ansatte" title={title} lead={lead} />
        <StaffList staff={staff.slice(0, 2)} start={0} />
      </Grid>
      {staff.length > 2 && <StaffList staff={staff.slice(2)} start={2} />}
      {others.length > 0 && (
        <Grid as="ul" aria-label={messages.others} layout="full-rows">
          {others.map((name, index) => (
            <GridCell key={name} as="li" padding="none" className="staff-other">
              <StaffTile position={staff.length + index} />
              <span>{name}</span>
            </GridCell>
          ))}
        </Grid>
      )}
    </Section>
  );
}

/** Cards in even rows. `start` is the position of the first one among the whole staff. */
function StaffList({ staff, start }: { staff: StaffMember[]; start: number }) {
  return (
    <Grid as="ul" layout="full-rows">
      {staff.map((member, index) => (
        <StaffCard key={member.name} member={member} position={start + index} />
      ))}
    </Grid>
  );
}

interface StaffCardProps {
  member: StaffMember;
  position: number;
}

function StaffCard({ member, position }: StaffCardProps) {
  const { name, title, phone, email, photo } = member;
  return (
    <GridCell as="li" padding="none" className="staff-card">
      {photo ? <Picture picture={photo} /> : <StaffTile position={position} />}
      <div className="staff-words">
        <p className="note">{title}</p>
        <h3 className="text-h3">{name}</h3>
        <ul>
          {phone !== undefined && (
            <li>
              <ContactLink variant="quiet" phone={phone} person={name} />
            </li>
          )}
          {email !== undefined && (
            <li>
              <ContactLink variant="quiet" email={email} />
            </li>
          )}
        </ul>
      </div>
    </GridCell>
  );
}
