import type { ReactNode } from 'react';
import { Cell } from '../../components/Wall.tsx';
import { ContentIcon } from '../../components/Icon.tsx';
import { Email } from '../../components/ContactLink.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Contact } from '../../content/schema/contact.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { emailLink, phoneLink } from '../../content/format.ts';
import { callingHours } from './calling-hours.ts';

/** Four ways to reach the firm: by phone, by e-mail, at its address, and by asking for an inspection. */
export function ContactCards({ cards, firm }: { cards: Contact['cards']; firm: Firm }) {
  const { phone, email, visit, booking } = cards;
  return (
    <>
      <ContactCard icon="phone" title={phone.title} badge={phone.badge}>
        <TextLink variant="call" href={phoneLink(firm.phone)} className="justify-self-start text-h4">
          {firm.phone}
        </TextLink>
        <div className="grid gap-y-1 text-ink-muted empty:hidden max-sm:gap-y-0">
          {callingHours(firm.openingHours).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </ContactCard>
      <ContactCard icon="mail" title={email.title}>
        <TextLink
          variant="call"
          href={emailLink(firm.email)}
          className="justify-self-start text-label leading-[1.3] tracking-[-0.02em]"
        >
          <Email address={firm.email} />
        </TextLink>
        <p className="text-ink-muted">{email.text}</p>
      </ContactCard>
      <ContactCard icon="map-pin" title={visit.title}>
        <address className="not-italic">
          {firm.address.street}
          <br />
          {firm.address.postcode} {firm.address.city}
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
  icon: 'phone' | 'mail' | 'map-pin' | 'calendar-check';
  title: string;
  badge?: string;
  /** Makes the whole card a link. */
  href?: string;
  children: ReactNode;
}

function ContactCard({ icon, title, badge, href, children }: ContactCardProps) {
  return (
    <Cell className="relative col-span-12 grid grid-cols-[2.75rem_minmax(0,1fr)] content-start gap-y-1 has-[h3>a]:hover:bg-surface-tint has-[h3>a:focus-visible]:outline-3 has-[h3>a:focus-visible]:-outline-offset-3 max-sm:gap-y-0 max-sm:py-4.5 sm:col-span-6 sm:grid-cols-1 lg:col-span-3">
      <ContentIcon name={icon} className="row-span-4 size-7 text-accent sm:row-span-1 sm:mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="text-h4 font-semibold">
          {href === undefined ? (
            title
          ) : (
            <a
              href={href}
              className="underline decoration-joint-mark outline-none after:absolute after:inset-0"
            >
              {title}
            </a>
          )}
        </h3>
        {badge !== undefined && (
          <p className="rounded-arris bg-action-tint px-2.5 py-1.75 text-mini leading-none font-semibold tracking-[0.04em] text-accent-strong sm:absolute sm:top-(--spacing-cell-y) sm:right-(--spacing-cell-x)">
            {badge}
          </p>
        )}
      </div>
      {children}
    </Cell>
  );
}
