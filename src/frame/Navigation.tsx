import clsx from 'clsx';
import type { Frame } from './frame.ts';

const item = clsx(
  'relative inline-flex h-tap items-center px-3.25 text-label font-medium',
  'after:absolute after:inset-x-3.25 after:bottom-1.5 after:h-0.5 after:bg-current forced-colors:after:bg-[LinkText]',
  'after:origin-left after:scale-x-0 after:transition-transform after:duration-(--duration-quick)',
  'hover:after:scale-x-100 aria-[current]:after:scale-x-100',
);

/**
 * The header's links to the sections; the first is marked on its own page. They show where its container has room for them, measured in its own text, so that large text gets the menu
 * (WCAG 1.4.4).
 */
export function Navigation({ navigation, path }: Pick<Frame, 'navigation'> & { path: string }) {
  return (
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
  );
}
