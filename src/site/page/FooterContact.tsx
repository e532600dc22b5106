import { MapPin } from 'lucide';
import { ContactLink } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import { streetLine } from '../../content/format.ts';
import type { HeaderFooterProps } from '../view/navigation.ts';

/** Phone, e-mail, address and social media of the firm. */
export function FooterContact({ firm, social }: Pick<HeaderFooterProps, 'firm' | 'social'>) {
  const { phone, email, address } = firm;
  return (
    <ul>
      <li>
        <ContactLink variant="quiet" phone={phone} />
      </li>
      <li>
        <ContactLink variant="quiet" email={email} />
      </li>
      <li className="footer-address">
        <Icon glyph={MapPin} />
        <span>
          {streetLine(address)}
          <br />
          {address.postcode} {address.city}
        </span>
      </li>
      {social.map((profile) => (
        <li key={profile.network}>
          <SocialLink profile={profile} />
        </li>
      ))}
    </ul>
  );
}
