import clsx from 'clsx';

interface LogoProps {
  /** The firm's short name, set beside the mark as live text. */
  name: string;
  className?: string;
  markClassName?: string;
}

/** The mark (three tiles and a drop of water where the fourth would be) and the firm's name, leading to the home page. */
export function Logo({ name, className, markClassName }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={`${name}, til forsiden`}
      className={clsx(
        'inline-flex min-h-tap max-w-full items-center gap-[0.5em] font-semibold tracking-[-0.025em]',
        className,
      )}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('flex-none', markClassName)}>
        <g fill="currentColor">
          <rect width="19" height="19" rx="1.5" />
          <rect y="21" width="19" height="19" rx="1.5" />
          <rect x="21" y="21" width="19" height="19" rx="1.5" />
        </g>
        <path className="fill-(--logo-drop)" d="M30.5 0 36.16 6.33A7.6 7.6 0 1 1 24.84 6.33Z" />
      </svg>
      <span className="min-w-0 wrap-anywhere @max-[14rem]:hidden">{name}</span>
    </a>
  );
}
