import { ButtonLink } from '../components/Button.tsx';
import { ContactLink } from '../components/ContactLink.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Picture } from '../components/Picture.tsx';
import { PointCell } from '../components/PointCell.tsx';
import { Section, SectionTitle } from '../components/Section.tsx';
import type { AboutContent } from '../view/sections.ts';
import { Credentials } from './Credentials.tsx';

/** The firm's story, contact persons, reasons to choose it, and credentials. */
export function About({ content }: { content: AboutContent }) {
  return (
    <Section id="om-oss">
      <Story content={content} />
      {content.contacts.length > 0 && <Contacts contacts={content.contacts} />}
      <Reasons reasons={content.reasons} callToAction={content.callToAction} />
      {content.credentials && <Credentials {...content.credentials} />}
    </Section>
  );
}

/** The story beside two photographs; the firm's pattern replaces a missing one. */
function Story({ content }: { content: AboutContent }) {
  return (
    <Grid className="story">
      <GridCell className="story-words">
        <SectionTitle id="om-oss" title={content.title} />
        <p className="text-lead">{content.lead}</p>
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </GridCell>
      <GridCell className="story-pictures screen-only" data-alone={content.pictures.length < 2 || undefined}>
        {content.pictures.map((picture) => (
          <Picture key={picture.src} picture={picture} />
        ))}
        {content.pictures.length < 2 && <div className="pattern" />}
      </GridCell>
    </Grid>
  );
}

/** People to call: role, name, what to ask about, and the number. */
function Contacts({ contacts }: Pick<AboutContent, 'contacts'>) {
  return (
    <Grid layout="full-rows">
      {contacts.map(({ role, name, text, phone }) => (
        <GridCell key={name} className="contact-person">
          <p className="note">{role}</p>
          <h3 className="text-h3">{name}</h3>
          <p className="supporting">{text}</p>
          <ContactLink variant="call" phone={phone} person={name} />
        </GridCell>
      ))}
    </Grid>
  );
}

/** The call to action, beside the reasons if there are any. */
function Reasons({ reasons, callToAction }: Pick<AboutContent, 'reasons' | 'callToAction'>) {
  return (
    <Grid className={reasons && 'reasons'}>
      <GridCell tint className="call-to-action">
        {reasons && <h3 className="text-h3">{reasons.title}</h3>}
        <p>{callToAction.text}</p>
        <ButtonLink variant="main" href="#kontakt">
          {callToAction.button}
        </ButtonLink>
      </GridCell>
      {reasons && (
        <Grid as="ul" layout="full-rows">
          {reasons.points.map((point) => (
            <PointCell key={point.title} point={point} className="reason" />
          ))}
        </Grid>
      )}
    </Grid>
  );
}
