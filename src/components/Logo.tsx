import type { LogoDrawing } from '../brand/logo.ts';

interface LogoProps {
  /** The firm's short name, set beside the mark as live text. */
  name: string;
  drawing: LogoDrawing;
  /** Where on the page it stands: names within the drawing must not meet those of another. */
  place: 'top' | 'bottom';
}

/**
 * The firm's mark in the colours of its ground (`brand/theme.ts`), and its name, leading to the home page. `data-long` is for a name with
 * a word that has no room in a phone's header at full size.
 */
export function Logo({ name, drawing, place }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={`${name}, til forsiden`}
      data-long={/[^\s-]{15}/.test(name) || undefined}
      className="logo"
    >
      <svg
        viewBox={drawing.viewBox}
        fill="currentColor"
        aria-hidden="true"
        className="logo-mark"
        dangerouslySetInnerHTML={{ __html: drawing.body.replaceAll('logo-', `logo-${place}-`) }}
      />
      <span className="min-w-0 leading-[1.2] @max-tiny:hidden">{name}</span>
    </a>
  );
}
