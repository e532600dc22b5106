import { narrowHeaderOnly } from './menu.ts';
import { MenuButton } from './MenuButton.tsx';
import { MobileMenuPanel, type MobileMenuPanelProps } from './MobileMenuPanel.tsx';

/**
 * The collapsible menu of small screens (docs/specification.md). A native popover: the button opens it and Escape closes it, with and
 * without scripts; `operate.ts` adds the rest.
 */
export function MobileMenu(props: MobileMenuPanelProps) {
  return (
    <div className={narrowHeaderOnly}>
      <MenuButton />
      <MobileMenuPanel {...props} />
    </div>
  );
}
