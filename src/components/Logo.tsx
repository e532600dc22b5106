import clsx from 'clsx';
import type { LogoDrawing } from '../brand/logo.ts';

interface LogoProps {
  /** The firm's short name, set beside the mark as live text. */
  name: string;
  drawing: LogoDrawing;
  /** Where on the page it stands: names within the drawing must not meet those of another. */
  place: 'top' | 'bottom';
  className?: string;
  markClassName?: string;
}

/** The firm's mark in the colours of its ground (`brand/theme.ts`), and its name, leading to the home page. */
export function Logo({ name, drawing, place, className, markClassName }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={`${name}, til forsiden`}
      className={clsx(
        'inline-flex min-h-tap max-w-full items-center gap-[0.5em] font-semibold tracking-[-0.025em]',
        className,
      )}
    >
      <svg
        viewBox={drawing.viewBox}
        fill="currentColor"
        aria-hidden="true"
        className={clsx('logo-mark w-auto flex-none', markClassName)}
        dangerouslySetInnerHTML={{ __html: drawing.body.replaceAll('logo-', `logo-${place}-`) }}
      />
      <span className="min-w-0 leading-[1.2] @max-pinched:hidden">{name}</span>
    </a>
  );
}
