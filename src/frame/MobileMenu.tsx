import { MapPin, Menu, Phone, X } from 'lucide-react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import { phoneLink } from '../content/format.ts';
import type { Frame } from './frame.ts';

const panelId = 'mobilmeny';

/**
 * The collapsible menu (docs/specification.md), where the header has no room for the links themselves: the sections, and the address that
 * the top bar has no room for. A native popover: the button opens it and Escape closes it, with and without scripts, and the browser
 * tells its state; `operate.ts` adds the rest.
 */
export function MobileMenu({ firm, navigation, social }: Omit<Frame, 'logo'>) {
  const { street, postcode, city } = firm.address;
  return (
    <div className="@nav:hidden">
      <button type="button" popoverTarget={panelId} aria-controls={panelId} className="menu-button">
        <Icon glyph={Menu} />
        <Icon glyph={X} />
        <span className="sr-only">Meny</span>
      </button>
      <div id={panelId} popover="auto" className="menu">
        <nav aria-label="Mobilmeny">
          <ul>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-contact">
          <p>
            <Icon glyph={MapPin} />
            <span>
              {street}, <span className="inline-block">{`${postcode} ${city}`}</span>
            </span>
          </p>
          {social.map((profile) => (
            <SocialLink key={profile.network} profile={profile} />
          ))}
          <ButtonLink variant="strong" href={phoneLink(firm.phone)}>
            <Icon glyph={Phone} />
            Ring Oss
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
