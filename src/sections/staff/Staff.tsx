import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Staff as StaffContent } from '../../site/site.ts';
import { Crew } from './Crew.tsx';
import { StaffCard } from './StaffCard.tsx';

/** The people: those who answer, with phone and e-mail, and a frieze of the others by name. Each has a tile of their own. */
export function Staff({ content }: { content: StaffContent }) {
  const { title, lead, staff, others } = content;
  return (
    <Section id="ansatte" labelledBy="ansatte-tittel">
      <Tiles className="grid-cols-1">
        <SectionHead id="ansatte-tittel" title={title} lead={lead} />
        <Tiles as="ul" className="grid-cols-1 md:grid-cols-2">
          {staff.map((member, index) => (
            <StaffCard key={member.name} member={member} position={index} />
          ))}
        </Tiles>
        {others.length > 0 && <Crew names={others} firstPosition={staff.length} />}
      </Tiles>
    </Section>
  );
}
