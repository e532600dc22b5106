import clsx from 'clsx';
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

/** What changes its look: the menu that lies open, paper, forced colours, no scripts, a scrolled page, a low window. */
const header = clsx(
  'header fixed inset-x-0 top-0 z-(--z-header) text-white',
  'transition-[background-color,color,box-shadow,translate] duration-(--duration-quick)',
  'has-[:popover-open]:bg-surface! print:static noscript:absolute',
  'forced-colors:border-b forced-colors:bg-[Canvas]!',
  'solid:bg-header-scrolled solid:text-ink solid:shadow-header solid:[backdrop-filter:blur(var(--blur-header))]',
  '[--menu-top:var(--spacing-header)] [translate:0_calc(var(--menu-top)-var(--spacing-header))]',
  'short:solid:not-has-[:focus-visible]:[--menu-top:var(--spacing-header-nav)]',
);
const ribbon =
  'flex h-demo items-center justify-center bg-surface-deep px-cell-x text-mini font-semibold text-ink-inverse';
const call = clsx(
  'inline-flex min-h-tap items-center gap-[0.6em] rounded-arris border border-white/75 px-2 py-2',
  'text-small leading-[1.2] font-semibold whitespace-nowrap xs:px-3.5 min-[30rem]:px-4.5 min-[30rem]:text-label',
  'transition-[background-color,color,translate] hover:bg-white hover:text-ink active:translate-y-px',
  'solid:border-strong solid:bg-strong solid:text-ink-inverse solid:hover:bg-strong-hover',
  '@max-pinched:hidden @nav:ml-2',
);
const item = clsx(
  'relative inline-flex h-tap items-center px-3.25 text-label font-medium',
  'after:absolute after:inset-x-3.25 after:bottom-1.5 after:h-0.5 after:bg-current forced-colors:after:bg-[LinkText]',
  'after:origin-left after:scale-x-0 after:transition-transform after:duration-(--duration-quick)',
  'hover:after:scale-x-100 aria-[current]:after:scale-x-100',
);

/**
 * Top bar and navigation. Transparent over the photograph, translucent once the page is scrolled beyond 10 px
 * (docs/specification.md). Without scripts it stays at the top of the page, where it is readable. In a low window everything
 * above the navigation gives way to the page, unless the keyboard is in the header (WCAG 2.4.11); `--menu-top` is where it ends and
 * the menu begins. On paper it is the letterhead. In forced colours it is never transparent: its icons would be lost on the photograph.
 * The links to the sections show where there is room for them, measured in their own text, so that large text gets the menu (WCAG 1.4.4).
 */
export function Header({ firm, logo, social, navigation, path, demo }: HeaderProps) {
  return (
    <header className={header}>
      {demo && <p className={ribbon}>Demo</p>}
      <Wall className="@container px-cell-x sm:px-0">
        <TopBar firm={firm} />
        <div className="flex h-header-nav items-center gap-1">
          <Logo
            name={firm.shortName}
            className="text-label xs:text-name min-[30rem]:text-logo"
            drawing={logo}
            place="top"
            markClassName="h-7 min-[30rem]:h-8"
          />
          <nav aria-label="Hovedmeny" className="ml-auto hidden @nav:flex print:hidden">
            {navigation.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                aria-current={path === '/' && href === '/#hjem' ? 'location' : undefined}
                className={item}
              >
                {label}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1 @nav:ml-2 print:hidden">
            {social.map(({ network, name, href }) => (
              <a
                key={network}
                href={href}
                {...elsewhere}
                aria-label={`${firm.shortName} på ${name} (åpnes i ny fane)`}
                className="hidden size-tap items-center justify-center rounded-arris sm:inline-flex @nav:not-first:hidden @profiles:not-first:inline-flex"
              >
                <SocialIcon network={network} className="size-5.5" />
              </a>
            ))}
            <a href={phoneLink(firm.phone)} className={call}>
              <Icon glyph={Phone} className="hidden size-4.25 min-[30rem]:block" />
              Ring Oss
            </a>
            <MobileMenu firm={firm} navigation={navigation} social={social} />
          </div>
        </div>
      </Wall>
    </header>
  );
}
