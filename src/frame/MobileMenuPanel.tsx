import { MapPin, Phone } from 'lucide-react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { NewTab } from '../components/NewTab.tsx';
import { SocialIcon } from '../components/SocialIcon.tsx';
import type { SocialProfile } from '../content/social.ts';
import { panelId } from './menu.ts';
import type { NavigationItem } from './navigation.ts';

export interface MobileMenuPanelProps {
  /** As a `tel:` link. */
  phoneHref: string;
  address: string;
  navigation: NavigationItem[];
  social: SocialProfile[];
}

const row = 'flex min-h-tap items-center gap-[0.7rem] text-small';

/** What the menu button opens: the sections, and the address that the top bar has no room for. */
export function MobileMenuPanel({ navigation, ...firm }: MobileMenuPanelProps) {
  return (
    <div
      id={panelId}
      popover="auto"
      className="fixed inset-x-0 top-header bottom-auto m-0 h-[calc(100dvh-var(--spacing-header))] w-full flex-col overflow-auto border-t border-joint bg-surface text-ink open:flex noscript:h-auto noscript:max-h-[75dvh]"
    >
      <nav aria-label="Mobilmeny">
        {navigation.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-15 items-center border-b border-joint px-cell-x text-[1.625rem] font-medium tracking-[-0.02em] -outline-offset-3 hover:bg-surface-tint"
          >
            {label}
          </a>
        ))}
      </nav>
      <div className="mt-auto grid gap-2 px-cell-x pt-6 pb-8">
        <p className={row}>
          <Icon glyph={MapPin} />
          {firm.address}
        </p>
        {firm.social.map(({ network, name, href }) => (
          <a key={network} href={href} target="_blank" rel="noopener noreferrer" className={row}>
            <SocialIcon network={network} />
            <span>
              {name}
              <NewTab />
            </span>
          </a>
        ))}
        <ButtonLink look="strong" href={firm.phoneHref} className="mt-3">
          <Icon glyph={Phone} />
          Ring Oss
        </ButtonLink>
      </div>
    </div>
  );
}
