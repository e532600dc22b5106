import type { ComponentProps, ReactNode } from 'react';
import { GridCell } from '../../components/Grid.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Email } from '../../components/ContactLink.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { ContactContent } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { emailLink, phoneLink, streetLine } from '../../content/format.ts';
import { callingHours } from './callingHours.ts';

/** Phone, e-mail, address, and the request for an inspection. */
export function ContactCards({ cards, firm }: { cards: ContactContent['cards']; firm: Firm }) {
  const { phone, email, visit, booking } = cards;
  return (
    <>
      <ContactCard icon="phone" title={phone.title} badge={phone.badge}>
        <TextLink variant="call" href={phoneLink(firm.phone)} className="justify-self-start sm:text-h4">
          {firm.phone}
        </TextLink>
        <div className="grid text-ink-muted empty:hidden sm:gap-y-1.5">
          {callingHours(firm.openingHours).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </ContactCard>
      <ContactCard icon="mail" title={email.title}>
        <TextLink
          variant="call"
          href={emailLink(firm.email)}
          className="justify-self-start leading-[1.3] tracking-[-0.02em] sm:text-label"
        >
          <Email address={firm.email} />
        </TextLink>
        <p className="text-ink-muted">{email.text}</p>
      </ContactCard>
      <ContactCard icon="map-pin" title={visit.title}>
        <address className="grid not-italic sm:gap-y-1.5">
          <span>{streetLine(firm.address)}</span>{' '}
          <span>
            {firm.address.postcode} {firm.address.city}
          </span>
        </address>
      </ContactCard>
      <ContactCard icon="calendar-check" title={booking.title} href="#skjema">
        <p>{booking.highlight}</p>
        <p className="text-ink-muted">{booking.text}</p>
      </ContactCard>
    </>
  );
}

interface ContactCardProps {
  icon: ComponentProps<typeof ContentIcon>['name'];
  title: string;
  badge?: string;
  /** Makes the whole card a link. */
  href?: string;
  children: ReactNode;
}

function ContactCard({ icon, title, badge, href, children }: ContactCardProps) {
  return (
    <GridCell padding="none" className="contact-card">
      <ContentIcon name={icon} className="mb-3 size-7 text-accent max-sm:hidden" />
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {badge !== undefined && <p className="contact-badge">{badge}</p>}
      {children}
    </GridCell>
  );
}
