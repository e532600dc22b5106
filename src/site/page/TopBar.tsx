import { Mail, MapPin, Phone } from 'lucide';
import { Email } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Firm } from '../../content/schema/firm.ts';
import { addressLine, phoneLink } from '../../content/format.ts';
import { messages } from './messages.ts';
import { emailLink } from '../../content/email.ts';

/** Longest e-mail address, in characters, that fits beside the phone number on the smallest phones. */
const maxEmailLength = 36;

/** Phone, e-mail and address. Those that do not fit are only in the menu. */
export function TopBar({ firm }: { firm: Firm }) {
  return (
    <div className="top-bar">
      <a href={phoneLink(firm.phone)}>
        <Icon glyph={Phone} />
        <span className="sr-only">{messages.phone}</span>
        {firm.phone}
      </a>{' '}
      <a href={emailLink(firm.email)} data-long={firm.email.length > maxEmailLength || undefined}>
        <Icon glyph={Mail} />
        <span className="sr-only">{messages.email}</span>
        <Email address={firm.email} />
      </a>
      <p>
        <Icon glyph={MapPin} />
        <span className="sr-only">{messages.address}</span>
        {addressLine(firm.address)}
      </p>
    </div>
  );
}
