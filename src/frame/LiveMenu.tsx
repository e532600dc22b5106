import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { narrowHeaderOnly, panelId } from './menu.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MobileMenuProps } from './MobileMenu.tsx';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

/** The panel itself knows whether it is open, also when it was opened before the script. */
const isOpen = () => document.querySelector(`#${panelId}:popover-open`) !== null;

function subscribe(onChange: () => void) {
  const panel = document.getElementById(panelId);
  panel?.addEventListener('toggle', onChange);
  return () => panel?.removeEventListener('toggle', onChange);
}

/** The menu with what the browser does not do by itself: it tells its state, and closes when the focus leaves it. */
export function LiveMenu(props: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  const closeWhenFocusLeaves = ({ relatedTarget }: FocusEvent) => {
    // What lies behind the panel is covered: focus must not end up there (WCAG 2.4.11).
    if (relatedTarget instanceof Element && !relatedTarget.closest('header')) panel.current?.hidePopover();
  };

  return (
    <div className={narrowHeaderOnly} onBlur={closeWhenFocusLeaves}>
      <MenuButton open={open} />
      <MobileMenuPanel {...props} ref={panel} />
    </div>
  );
}
