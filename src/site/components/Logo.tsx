import { hasLongWord } from '../../content/format.ts';
import type { ResolvedLogo } from '../view/pictures.ts';

/** Words that are not content. */
const messages = { toHomePage: (firm: string) => `${firm}, til forsiden` };

interface LogoProps {
  /** The firm's short name, set beside the mark as live text. */
  name: string;
  /** `undefined`: the name stands alone. */
  logo: ResolvedLogo | undefined;
}

/**
 * The firm’s logo in its own colours and name, a link to the home page. `data-long` marks a name with a word
 * that has no room in a phone's header at full size.
 */
export function Logo({ name, logo }: LogoProps) {
  return (
    <a
      href="/"
      aria-label={messages.toHomePage(name)}
      data-long={hasLongWord(name, 14) || undefined}
      className="logo"
    >
      {/* Lazy: asked for after the first layout, so that it does not delay the first photograph. */}
      {logo && <img {...logo} alt="" loading="lazy" className="logo-mark" />}
      <span>{name}</span>
    </a>
  );
}
