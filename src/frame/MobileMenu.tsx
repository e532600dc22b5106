import { MapPin, Menu, Phone, X } from 'lucide-react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import type { SocialProfile } from '../content/social.ts';
import type { NavigationItem } from './navigation.ts';

interface MobileMenuProps {
  /** As a `tel:` link. */
  phoneHref: string;
  address: string;
  navigation: NavigationItem[];
  social: SocialProfile[];
}

const panelId = 'mobilmeny';

/**
 * The collapsible menu (docs/specification.md), where the header has no room for the links themselves. A native popover: the button
 * opens it and Escape closes it, with and without scripts, and the browser tells its state; `operate.ts` adds the rest.
 */
export function MobileMenu(props: MobileMenuProps) {
  return (
    <div className="@nav:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        className="-mr-2.5 inline-flex size-tap items-center justify-center rounded-arris"
      >
        <Icon glyph={Menu} className="size-5.5 in-[.header:has(:popover-open)]:hidden" />
        <Icon glyph={X} className="hidden size-5.5 in-[.header:has(:popover-open)]:block" />
        <span className="sr-only">Meny</span>
      </button>
      <MenuPanel {...props} />
    </div>
  );
}

/** The sections, and the address that the top bar has no room for. */
function MenuPanel({ navigation, phoneHref, address, social }: MobileMenuProps) {
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
            className="flex min-h-15 items-center border-b border-joint px-cell-x text-menu font-medium -outline-offset-3 hover:bg-surface-tint"
          >
            {label}
          </a>
        ))}
      </nav>
      <div className="mt-auto grid gap-2 px-cell-x pt-6 pb-8 text-small">
        <p className="flex min-h-tap items-center gap-2.5">
          <Icon glyph={MapPin} />
          {address}
        </p>
        {social.map((profile) => (
          <SocialLink key={profile.network} profile={profile} className="min-h-tap" />
        ))}
        <ButtonLink variant="strong" href={phoneHref} className="mt-3">
          <Icon glyph={Phone} />
          Ring Oss
        </ButtonLink>
      </div>
    </div>
  );
}
