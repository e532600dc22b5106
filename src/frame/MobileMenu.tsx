import { MapPin, Menu, Phone, X } from 'lucide-react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { SocialLink } from '../components/SocialIcon.tsx';
import { addressLine, phoneLink } from '../content/format.ts';
import type { Frame } from './frame.ts';

const panelId = 'mobilmeny';

/**
 * The collapsible menu (docs/specification.md), where the header has no room for the links themselves: the sections, and the address that
 * the top bar has no room for. A native popover: the button opens it and Escape closes it, with and without scripts, and the browser
 * tells its state; `operate.ts` adds the rest.
 */
export function MobileMenu({ firm, navigation, social }: Omit<Frame, 'logo'>) {
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
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-x-0 top-(--menu-top) bottom-0 m-0 h-auto w-full flex-col overflow-auto border-t border-joint bg-surface text-ink open:flex print:hidden! noscript:absolute noscript:bottom-auto"
      >
        <nav aria-label="Mobilmeny">
          {navigation.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="flex min-h-15 items-center border-b border-joint px-cell-x text-menu font-medium -outline-offset-3 hover:bg-surface-tint sm:px-gutter"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="mt-auto grid gap-2 px-cell-x pt-6 pb-8 text-small sm:px-gutter">
          <p className="flex min-h-tap items-center gap-2.5">
            <Icon glyph={MapPin} />
            {addressLine(firm.address)}
          </p>
          {social.map((profile) => (
            <SocialLink key={profile.network} profile={profile} className="min-h-tap" />
          ))}
          <ButtonLink variant="strong" href={phoneLink(firm.phone)} className="mt-3">
            <Icon glyph={Phone} />
            Ring Oss
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
