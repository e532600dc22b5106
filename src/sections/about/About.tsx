import { ButtonLink } from '../../components/Button.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import { ContentIcon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { bond, Cell, Tiles } from '../../components/Wall.tsx';
import type { Point } from '../../content/schema/fields.ts';
import type { About as AboutContent, ContactPerson } from '../../site/site.ts';
import { Credentials } from './Credentials.tsx';

/** The firm: its story, whom to call, why to choose it, and who vouches for it. */
export function About({ content }: { content: AboutContent }) {
  const { contacts, reasons, callToAction, credentials } = content;
  const places = bond(contacts.length, { base: 1, xs: 2, md: 3 });
  return (
    <Section id="om-oss" title={content.title}>
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
    </Section>
  );
}

/** A person to reach: the role, the name, what to ask about, and the number as a link, or the e-mail address without one. */
function PersonCard({ person, className }: { person: ContactPerson; className: string }) {
  const { role, name, text, phone, email } = person;
  return (
    <Cell className={`person ${className}`}>
      <p className="person-role">{role}</p>
      <h3 className="text-h3">{name}</h3>
      <p className="cell-words">{text}</p>
      <ContactLink variant="call" phone={phone} email={email} person={name} iconClassName="text-accent" />
    </Cell>
  );
}

/** The story in words beside two photographs; on a wide wall the photographs share the height of the words. */
function Story({ content }: { content: AboutContent }) {
  return (
    <Tiles className="story">
      <Cell padding="section" className="story-words">
        <SectionTitle id="om-oss" title={content.title} />
        <div>
          <p className="story-lead">{content.lead}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Cell>
      <Cell className="story-pictures">
        {content.pictures.map((picture) => (
          <Picture key={picture.src} picture={picture} />
        ))}
      </Cell>
    </Tiles>
  );
}

/** The reasons beside the call that they lead to, so that argument and call stand in one view; the call alone without them. */
function Reasons({ reasons, callToAction }: Pick<AboutContent, 'reasons' | 'callToAction'>) {
  const places = bond(reasons?.points.length ?? 0, { base: 1, sm: 2, xl: 3 });
  return (
    <Tiles className={reasons && 'reasons'}>
      <Cell tint className="reasons-call">
        {reasons && <h3 className="text-h3">{reasons.title}</h3>}
        <div>
          <p>{callToAction.text}</p>
          <ButtonLink variant="main" href="#kontakt" className="print:hidden">
            {callToAction.button}
          </ButtonLink>
        </div>
      </Cell>
      {reasons && (
        <Tiles as="ul" layout="bond">
          {reasons.points.map((reason, index) => (
            <ReasonCell key={reason.title} reason={reason} className={places[index]!} />
          ))}
        </Tiles>
      )}
    </Tiles>
  );
}

/** A reason: its icon above the words, or beside them on a phone. */
function ReasonCell({ reason, className }: { reason: Point; className: string }) {
  return (
    <Cell as="li" className={`reason ${className}`}>
      <ContentIcon name={reason.icon} className="text-accent" />
      <h4 className="text-h4 font-semibold">{reason.title}</h4>
      <p className="cell-words">{reason.text}</p>
    </Cell>
  );
}
