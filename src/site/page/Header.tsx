import { Phone } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { SocialIcon } from '../components/SocialIcon.tsx';
import { newTabProps } from '../components/TextLink.tsx';
import { Container } from '../components/Container.tsx';
import { phoneLink } from '../../content/format.ts';
import type { HeaderFooterProps } from '../view/navigation.ts';
import { messages } from './messages.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';

interface HeaderProps extends HeaderFooterProps {
  /** Shows a row that says that the site is a demo (`ALLOW_DEMO=1`); `root.css` reserves its height. */
  demo: boolean;
}

/** Top bar and navigation (docs/specification.md). Its states are in `header.css`. */
export function Header({ firm, logo, social, navigation, demo }: HeaderProps) {
  return (
    <header className="header">
      {demo && <p className="header-demo text-mini">{messages.demo}</p>}
      <Container>
        <TopBar firm={firm} />
        <div className="header-row">
          <Logo name={firm.shortName} logo={logo} />
          <nav aria-label={messages.mainNavigation} className="header-links">
            <ul>
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === '#hjem' ? 'location' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="header-actions screen-only">
            {social.map(({ network, name, href }) => (
              <a
                key={network}
                href={href}
                {...newTabProps}
                aria-label={messages.profile(firm.shortName, name)}
                className="icon-button header-social"
              >
                <SocialIcon network={network} />
              </a>
            ))}
            <a href={phoneLink(firm.phone)} className="button header-call">
              <Icon glyph={Phone} />
              {messages.call}
            </a>{' '}
            <MobileMenu firm={firm} navigation={navigation} social={social} />
          </div>
        </div>
      </Container>
    </header>
  );
}
