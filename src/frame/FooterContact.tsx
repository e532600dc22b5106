import { Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { NewTab } from '../components/NewTab.tsx';
import { SocialIcon } from '../components/SocialIcon.tsx';
import type { Firm } from '../content/schema/firm.ts';
import type { SocialProfile } from '../content/social.ts';
import { emailLink, phoneLink } from '../content/format.ts';
import { footerLink } from './footerLink.ts';

/** Phone, e-mail, address and social media of the firm. */
export function FooterContact({ firm, social }: { firm: Firm; social: SocialProfile[] }) {
  const { phone, email, address } = firm;
  return (
    <ul>
      <li>
        <a href={phoneLink(phone)} className={`${footerLink} whitespace-nowrap`}>
          <Icon glyph={Phone} />
          {phone}
        </a>
      </li>
      <li>
        <a href={emailLink(email)} className={`${footerLink} wrap-anywhere`}>
          <Icon glyph={Mail} />
          {email}
        </a>
      </li>
      <li className="flex gap-2.5 py-2">
        <Icon glyph={MapPin} className="mt-0.5 size-[1.25em] text-ink-inverse" />
        <span>
          {address.street}
          <br />
          <span className="whitespace-nowrap">
            {address.postcode} {address.city}
          </span>
        </span>
      </li>
      {social.map(({ network, name, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={footerLink}>
            <SocialIcon network={network} />
            <span>
              {name}
              <NewTab />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
