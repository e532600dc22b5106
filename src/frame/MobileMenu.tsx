import { Menu, X } from 'lucide-react';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../components/Icon.tsx';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';

export interface MobileMenuProps {
  shortName: string;
  /** As it is shown, and as a `tel:` link. */
  phoneHref: string;
  address: string;
  facebook: string;
}

const panelId = 'mobilmeny';

/** The panel itself knows whether it is open, also when it was opened before the script. */
const isOpen = () => document.querySelector(`#${panelId}:popover-open`) !== null;

function subscribe(onChange: () => void) {
  const panel = document.getElementById(panelId);
  panel?.addEventListener('toggle', onChange);
  return () => panel?.removeEventListener('toggle', onChange);
}

/**
 * The collapsible menu of small screens (specification, section 2). A native popover: the button opens it and Escape closes it
 * before and without scripts; the script adds what the browser does not: it closes on a choice, and tells its state.
 */
export function MobileMenu(props: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  const close = () => panel.current?.hidePopover();
  const closeWhenFocusLeaves = ({ relatedTarget }: FocusEvent) => {
    // What lies behind the panel is covered: focus must not end up there (WCAG 2.4.11).
    if (relatedTarget instanceof Element && !relatedTarget.closest('header')) close();
  };

  return (
    <div className="@min-[59rem]:hidden" onBlur={closeWhenFocusLeaves}>
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        aria-controls={panelId}
        className="-mr-[0.6rem] inline-flex size-tap items-center justify-center rounded-arris"
      >
        <Icon glyph={Menu} className="size-[1.375rem] in-[.header:has(:popover-open)]:hidden" />
        <Icon glyph={X} className="hidden size-[1.375rem] in-[.header:has(:popover-open)]:block" />
        <span className="sr-only">Meny</span>
      </button>
      <MobileMenuPanel {...props} id={panelId} ref={panel} onChoice={close} />
    </div>
  );
}
