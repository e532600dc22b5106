import { type FocusEvent, useRef } from 'react';
import { narrowHeaderOnly } from './menu.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MobileMenuProps } from './MobileMenu.tsx';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

/** The menu with what the browser does not do by itself: it closes when the focus leaves it. */
export function LiveMenu(props: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closeWhenFocusLeaves = ({ relatedTarget }: FocusEvent) => {
    // What lies behind the panel is covered: focus must not end up there (WCAG 2.4.11).
    if (relatedTarget instanceof Element && !relatedTarget.closest('header')) panel.current?.hidePopover();
  };

  return (
    <div className={narrowHeaderOnly} onBlur={closeWhenFocusLeaves}>
      <MenuButton />
      <MobileMenuPanel {...props} ref={panel} />
    </div>
  );
}
