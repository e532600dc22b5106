import { MapPin } from 'lucide-react';
import { ContactLink } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import type { Frame } from './frame.ts';

/** Phone, e-mail, address and social media of the firm. */
export function FooterContact({ firm, social }: Pick<Frame, 'firm' | 'social'>) {
  const { phone, email, address } = firm;
  const link = 'min-h-10 text-ink';
  return (
    <ul>
      <li>
        <ContactLink variant="quiet" phone={phone} className={link} />
      </li>
      <li>
        <ContactLink variant="quiet" email={email} className={link} />
      </li>
      <li className="flex gap-2.5 py-2">
        <Icon glyph={MapPin} className="mt-0.5 text-ink" />
        <span>
          {address.street}
          <br />
          <span className="whitespace-nowrap">
            {address.postcode} {address.city}
          </span>
        </span>
      </li>
      {social.map((profile) => (
        <li key={profile.network}>
          <SocialLink profile={profile} className={link} />
        </li>
      ))}
    </ul>
  );
}
