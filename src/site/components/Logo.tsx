import type { LogoDrawing } from '../../content/brand/theme.ts';
import { hasLongWord } from '../../content/format.ts';

/** Words that are not content. */
const messages = { toHomePage: (firm: string) => `${firm}, til forsiden` };

interface LogoProps {
  /** The firm's short name, set beside the mark as live text. */
  name: string;
  /** `undefined`: the name stands alone. */
  drawing: LogoDrawing | undefined;
  /** Makes ids in the drawing unique on the page. */
  place: 'top' | 'bottom';
}

/**
 * The firm’s logo in its own colours and name, a link to the home page. `data-long` marks a name with a word
 * that has no room in a phone's header at full size.
 */
export function Logo({ name, drawing, place }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={messages.toHomePage(name)}
      data-long={hasLongWord(name, 14) || undefined}
      className="logo"
    >
      {drawing?.src && <img src={drawing.src} alt="" className="logo-mark" />}
      {drawing && !drawing.src && (
        <svg
          viewBox={drawing.viewBox}
          aria-hidden="true"
          className="logo-mark"
          dangerouslySetInnerHTML={{ __html: drawing.body.replaceAll('logo-', `logo-${place}-`) }}
        />
      )}
      <span>{name}</span>
    </a>
  );
}
