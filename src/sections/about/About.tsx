import { ButtonLink } from '../../components/Button.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { evenRows } from '../../components/evenRows.ts';
import { Grid, GridCell } from '../../components/Grid.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { AboutContent } from '../../site/site.ts';
import { Credentials } from './Credentials.tsx';

/** The firm's story, contact persons, reasons to choose it, and credentials. */
export function About({ content }: { content: AboutContent }) {
  return (
    <Section id="om-oss" title={content.title}>
      <Story content={content} />
      {content.contacts.length > 0 && <Contacts contacts={content.contacts} />}
      <Reasons reasons={content.reasons} callToAction={content.callToAction} />
      {content.credentials && <Credentials {...content.credentials} />}
    </Section>
  );
}

/** The story beside two photographs, which share its height on a wide page. */
function Story({ content }: { content: AboutContent }) {
  return (
    <Grid className="lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <GridCell padding="section" className="grid content-center gap-[clamp(1.5rem,0.9rem+2vw,3rem)]">
        <SectionTitle id="om-oss" title={content.title} />
        <div className="grid max-w-measure gap-4 text-ink-muted">
          <p className="mb-1 text-lead tracking-[-0.008em] text-ink">{content.lead}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </GridCell>
      <GridCell className="story-pictures">
        {content.pictures.map((picture) => (
          <Picture key={picture.src} picture={picture} />
        ))}
      </GridCell>
    </Grid>
  );
}

/** Persons to reach: role, name, what to ask about, and the number or the e-mail address. */
function Contacts({ contacts }: Pick<AboutContent, 'contacts'>) {
  const widths = evenRows(contacts.length, { base: 1, xs: 2, md: 3 });
  return (
    <Grid layout="even-rows">
      {contacts.map(({ role, name, text, phone, email }, index) => (
        <GridCell key={name} className={`flex flex-col items-start gap-1 max-sm:py-5 ${widths[index]}`}>
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
        </GridCell>
      ))}
    </Grid>
  );
}

/** The reasons beside the call to action; the call alone without them. */
function Reasons({ reasons, callToAction }: Pick<AboutContent, 'reasons' | 'callToAction'>) {
  const widths = evenRows(reasons?.points.length ?? 0, { base: 1, sm: 2, xl: 3 });
  return (
    <Grid className={reasons && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}>
      <GridCell tint className="flex flex-col justify-between gap-5 sm:gap-8 print:break-after-avoid">
        {reasons && <h3 className="text-h3">{reasons.title}</h3>}
        <div className="grid max-w-[19.5em] justify-items-start gap-5">
          <p>{callToAction.text}</p>
          <ButtonLink variant="main" href="#kontakt" className="print:hidden">
            {callToAction.button}
          </ButtonLink>
        </div>
      </GridCell>
      {reasons && (
        <Grid as="ul" layout="even-rows">
          {reasons.points.map(({ icon, title, text }, index) => (
            <GridCell key={title} as="li" className={`reason ${widths[index]}`}>
              <ContentIcon name={icon} className="size-7 text-accent max-sm:row-span-2 sm:mb-3" />
              <h4 className="text-h4 font-semibold">{title}</h4>
              <p className="text-ink-muted max-sm:text-small">{text}</p>
            </GridCell>
          ))}
        </Grid>
      )}
    </Grid>
  );
}
