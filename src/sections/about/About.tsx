import { bond } from '../../components/bond.ts';
import { Section } from '../../components/Section.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { About as AboutContent } from '../../site/site.ts';
import { Credentials } from './Credentials.tsx';
import { PersonCard } from './PersonCard.tsx';
import { Reasons } from './Reasons.tsx';
import { Story } from './Story.tsx';

/** The firm: its story, whom to call, why to choose it, and who vouches for it. */
export function About({ content }: { content: AboutContent }) {
  const { contacts, reasons, callToAction, credentials } = content;
  const places = bond(contacts.length, { base: 1, xs: 2, md: 3 });
  return (
    <Section id="om-oss" labelledBy="om-oss-tittel">
      <Tiles className="grid-cols-1">
        <Story content={content} />
        {contacts.length > 0 && (
          <Tiles layout="bond">
            {contacts.map((person, index) => (
              <PersonCard key={person.name} person={person} className={places[index]!} />
            ))}
          </Tiles>
        )}
        <Reasons reasons={reasons} callToAction={callToAction} />
        {credentials && <Credentials {...credentials} />}
      </Tiles>
    </Section>
  );
}
