import { Menu, Phone, X } from 'lucide';
import { Fragment } from 'react';
import { AddressLine } from '../components/AddressLine.tsx';
import { ButtonLink } from '../components/Button.tsx';
import { ContactLink } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import { phoneLink } from '../../content/format.ts';
import type { HeaderFooterProps } from '../view/navigation.ts';
import { messages } from './messages.ts';

const panelId = 'mobilmeny';

/**
 * The collapsible menu (docs/specification.md), shown where the links do not fit into the header. It also has
 * the address and the e-mail, which may not fit into the top bar. It is a native popover, which
 * `headerController.ts` closes. Without scripts it is the target of a link (`menu.css`).
 */
export function MobileMenu({ firm, navigation, social }: Omit<HeaderFooterProps, 'logo'>) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        className="icon-button menu-button"
      >
        <Icon glyph={Menu} />
        <Icon glyph={X} />
        <span className="sr-only">{messages.menu}</span>
      </button>{' '}
      <a href={`#${panelId}`} className="icon-button menu-link">
        <Icon glyph={Menu} />
        <span className="sr-only">{messages.menu}</span>
      </a>{' '}
      <a href="#innhold" className="icon-button menu-link">
        <Icon glyph={X} />
        <span className="sr-only">{messages.closeMenu}</span>
      </a>
      <div id={panelId} popover="auto" className="menu">
        <nav aria-label={messages.mobileNavigation}>
          <ul>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-contact text-small">
          <AddressLine address={firm.address} />
          <ContactLink variant="quiet" email={firm.email} />{' '}
          {social.map((profile) => (
            <Fragment key={profile.network}>
              <SocialLink profile={profile} />{' '}
            </Fragment>
          ))}
          <ButtonLink variant="strong" href={phoneLink(firm.phone)}>
            <Icon glyph={Phone} />
            {messages.call}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
