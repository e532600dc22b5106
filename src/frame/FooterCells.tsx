import { MapPin } from 'lucide-react';
import { ContactLink } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Cell } from '../components/Wall.tsx';
import { ConsentButton } from '../consent/ConsentDialog.tsx';
import type { Firm } from '../content/schema/firm.ts';
import type { Frame } from './frame.ts';

/** Phone, e-mail, address and social media of the firm. */
export function FooterContact({ firm, social }: Pick<Frame, 'firm' | 'social'>) {
  const { phone, email, address } = firm;
  return (
    <ul>
      <li>
        <ContactLink variant="quiet" phone={phone} />
      </li>
      <li>
        <ContactLink variant="quiet" email={email} />
      </li>
      <li className="flex gap-2.5">
        <Icon glyph={MapPin} className="mt-0.5" />
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
          <SocialLink profile={profile} />
        </li>
      ))}
    </ul>
  );
}

/** The last line: copyright, who is responsible, privacy, and where it is made. */
export function FooterLegal({ firm }: { firm: Firm }) {
  const { copyrightYear, name, directorTitle, managingDirector, map, demoNotice } = firm;
  return (
    <Cell className="footer-legal">
      <p>
        © {copyrightYear} {name}. {directorTitle}: {managingDirector}.
      </p>
      <div className="flex flex-wrap gap-x-6 text-ink print:hidden">
        <TextLink variant="line" href="/personvern">
          Personvernerklæring
        </TextLink>
        {map && <ConsentButton />}
      </div>
      <p className="xl:ml-auto print:hidden">
        Laget med{' '}
        <span role="img" aria-label="hjerte" className="text-accent [font-variant-emoji:text]">
          ♥
        </span>{' '}
        i Norge
      </p>
      {demoNotice !== undefined && <p className="basis-full text-mini">{demoNotice}</p>}
    </Cell>
  );
}
