import type { ReactNode } from 'react';
import { Grid, GridCell } from '../components/Grid.tsx';
import { ContentIcon } from '../components/ContentIcon.tsx';
import { Email } from '../components/ContactLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { ContactContent } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';
import type { IconName } from '../../content/schema/icons.ts';
import { hoursByDays, phoneLink, streetLine, timesPhrase } from '../../content/format.ts';
import { emailLink } from '../../content/email.ts';

type Cards = ContactContent['cards'];

/** The phone number at the size of a heading, with the hours to call. */
export function PhoneCard({ card: { title, badge }, firm }: { card: Cards['phone']; firm: Firm }) {
  const hours = hoursByDays(firm.openingHours);
  const open = hours.filter((line) => line.open);
  return (
    <GridCell padding="none" className="contact-card contact-phone">
      <div className="contact-title">
        <h3>{title}</h3>
        {badge !== undefined && <p className="contact-badge">{badge}</p>}
      </div>
      <TextLink variant="call" href={phoneLink(firm.phone)}>
        {firm.phone}
      </TextLink>
      {(open.length > 0 ? open : hours).map(({ days, times }) => (
        <p key={days}>
          {days} {timesPhrase(times)}
        </p>
      ))}
    </GridCell>
  );
}

/** E-mail, in a row of its own on phones, address, and the request for an inspection. */
export function ContactCards({ cards: { email, visit, booking }, firm }: { cards: Cards; firm: Firm }) {
  return (
    <Grid layout="full-rows" className="contact-cards">
      <ContactCard icon="mail" title={email.title}>
        <TextLink variant="call" href={emailLink(firm.email)}>
          <Email address={firm.email} />
        </TextLink>
        <p>{email.text}</p>
      </ContactCard>
      <ContactCard icon="map-pin" title={visit.title}>
        <address>
          <span>{streetLine(firm.address)}</span>{' '}
          <span>
            {firm.address.postcode} {firm.address.city}
          </span>
        </address>
      </ContactCard>
      <ContactCard icon="calendar-check" title={booking.title} href="#skjema">
        <p>{booking.highlight}</p>
        <p>{booking.text}</p>
      </ContactCard>
    </Grid>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  /** Makes the whole card a link. */
  href?: string;
  children: ReactNode;
}

function ContactCard({ icon, title, href, children }: ContactCardProps) {
  return (
    <GridCell padding="none" className="contact-card">
      <ContentIcon name={icon} />
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {children}
    </GridCell>
  );
}
