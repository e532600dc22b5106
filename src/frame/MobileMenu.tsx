import { Boundary } from '../components/Boundary.tsx';
import type { SocialProfile } from '../content/social.ts';
import { LiveMenu } from './LiveMenu.tsx';
import { narrowHeaderOnly } from './menu.ts';
import { MenuButton } from './MenuButton.tsx';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

export interface MobileMenuProps {
  shortName: string;
  /** As it is shown, and as a `tel:` link. */
  phoneHref: string;
  address: string;
  social: SocialProfile[];
}

/**
 * The collapsible menu of small screens (specification, section 2). A native popover: the button opens it and Escape closes it
 * before and without scripts, and where the script breaks.
 */
export function MobileMenu(props: MobileMenuProps) {
  const native = (
    <div className={narrowHeaderOnly}>
      <MenuButton />
      <MobileMenuPanel {...props} />
    </div>
  );
  return (
    <Boundary fallback={native}>
      <LiveMenu {...props} />
    </Boundary>
  );
}
