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
    <Cell className={`flex flex-col items-start gap-1 max-sm:py-5 ${className}`}>
      <p className="text-small text-ink-muted">{role}</p>
      <h3 className="text-h3">{name}</h3>
      <p className="text-ink-muted max-sm:text-small">{text}</p>
      <ContactLink
        variant="call"
        phone={phone}
        email={email}
        person={name}
        className="mt-auto text-h4 max-sm:text-body"
        iconClassName="text-accent"
      />
    </Cell>
  );
}

/** The story in words beside two photographs; on a wide wall the photographs share the height of the words. */
function Story({ content }: { content: AboutContent }) {
  return (
    <Tiles className="grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Cell padding="section" className="grid content-center gap-[clamp(1.5rem,0.9rem+2vw,3rem)]">
        <SectionTitle id="om-oss" title={content.title} />
        <div className="grid max-w-measure gap-4">
          <p className="mb-1 text-lead tracking-[-0.008em]">{content.lead}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-ink-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </Cell>
      <Cell
        padding="none"
        className="grid gap-joint-photo p-joint-photo max-lg:auto-cols-fr max-lg:grid-flow-col lg:auto-rows-fr print:hidden"
      >
        {content.pictures.map((picture) => (
          <Picture
            key={picture.src}
            picture={picture}
            className="aspect-square w-full sm:aspect-4/3 lg:aspect-3/2 lg:h-full lg:min-h-0"
          />
        ))}
      </Cell>
    </Tiles>
  );
}

/** The reasons beside the call that they lead to, so that argument and call stand in one view; the call alone without them. */
function Reasons({ reasons, callToAction }: Pick<AboutContent, 'reasons' | 'callToAction'>) {
  const places = bond(reasons?.points.length ?? 0, { base: 1, sm: 2, xl: 3 });
  return (
    <Tiles className={reasons && 'grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}>
      <Cell tint className="flex flex-col justify-between gap-5 sm:gap-8 print:break-after-avoid">
        {reasons && <h3 className="text-h3">{reasons.title}</h3>}
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[19.5em]">{callToAction.text}</p>
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
    <Cell
      as="li"
      className={`grid content-start gap-x-4 gap-y-1 max-sm:grid-cols-[1.75rem_minmax(0,1fr)] max-sm:py-4.5 ${className}`}
    >
      <ContentIcon name={reason.icon} className="size-7 text-accent max-sm:row-span-2 sm:mb-3" />
      <h4 className="text-h4 font-semibold">{reason.title}</h4>
      <p className="text-ink-muted max-sm:text-small">{reason.text}</p>
    </Cell>
  );
}
