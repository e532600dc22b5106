import { Section } from '../../components/Section.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { About as AboutContent } from '../../content/schema/about.ts';
import { Credentials } from './Credentials.tsx';
import { PersonCard } from './PersonCard.tsx';
import { Reasons } from './Reasons.tsx';
import { Story } from './Story.tsx';

/** The firm: its story, whom to call, why to choose it, and who vouches for it (specification, section 2, About). */
export function About({ content }: { content: AboutContent }) {
  return (
    <Section id="om-oss" labelledBy="om-oss-tittel">
      <Tiles className="grid-cols-1">
        <Story content={content} />
        <Tiles className="grid-cols-1 min-[22.5rem]:grid-cols-2">
          {content.contacts.map((contact) => (
            <PersonCard key={contact.name} {...contact} />
          ))}
        </Tiles>
        <Reasons reasons={content.reasons} callToAction={content.callToAction} />
        <Credentials title={content.credentials.title} cards={content.credentials.cards} />
      </Tiles>
    </Section>
  );
}
