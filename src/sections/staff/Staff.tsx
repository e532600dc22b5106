import { ContactLink } from '../../components/ContactLink.tsx';
import { evenRows } from '../../components/evenRows.ts';
import { Grid, GridCell } from '../../components/Grid.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import type { StaffContent, StaffMember } from '../../site/site.ts';
import { messages } from './messages.ts';
import { StaffTile } from './StaffTile.tsx';

/** Staff with phone and e-mail on cards, and the others by name in a row. */
export function Staff({ content: { title, lead, staff, others } }: { content: StaffContent }) {
  const widths = evenRows(others.length, { base: 1, xs: 2, md: 3, lg: others.length <= 6 ? 6 : 5 });
  return (
    <Section id="ansatte" title={title} lead={lead}>
      <Grid as="ul" className="staff-list">
        {staff.map((member, index) => (
          <StaffCard key={member.name} member={member} position={index} />
        ))}
      </Grid>
      {others.length > 0 && (
        <Grid as="ul" aria-label={messages.others} layout="even-rows">
          {others.map((name, index) => (
            <GridCell key={name} as="li" padding="none" className={`staff-other ${widths[index]}`}>
              <StaffTile position={staff.length + index} />
              <span>{name}</span>
            </GridCell>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function StaffCard({ member, position }: { member: StaffMember; position: number }) {
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
