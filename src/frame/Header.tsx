import { Phone } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { SocialIcon } from '../components/SocialIcon.tsx';
import { elsewhere } from '../components/TextLink.tsx';
import { Wall } from '../components/Wall.tsx';
import { phoneLink } from '../content/format.ts';
import type { Frame } from './frame.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';

interface HeaderProps extends Frame {
  /** Path of the page. */
  path: string;
  /** Says on every page that the site is a demo (`ALLOW_DEMO=1`), in a row that the header is the taller for (`base.css`). */
  demo: boolean;
}

/**
 * Top bar and navigation (docs/specification.md). Its look and what changes it: `frame.css`. Without scripts it stays at the top of the
 * page, where it is readable.
 */
export function Header({ firm, logo, social, navigation, path, demo }: HeaderProps) {
  return (
    <header className="header">
      {demo && <p className="header-demo">Demo</p>}
      <Wall className="@container px-cell-x sm:px-0">
        <TopBar firm={firm} />
        <div className="header-row">
          <Logo name={firm.shortName} drawing={logo} place="top" />
          <nav aria-label="Hovedmeny" className="header-links">
            <ul>
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={path === '/' && href === '/#hjem' ? 'location' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="header-end">
            {social.map(({ network, name, href }) => (
              <a
                key={network}
                href={href}
                {...elsewhere}
                aria-label={`${firm.shortName} på ${name} (åpnes i ny fane)`}
                className="header-social"
              >
                <SocialIcon network={network} className="size-5.5" />
              </a>
            ))}
            <a href={phoneLink(firm.phone)} className="header-call">
              <Icon glyph={Phone} />
              Ring Oss
            </a>
            <MobileMenu firm={firm} navigation={navigation} social={social} />
          </div>
        </div>
      </Wall>
    </header>
  );
}
