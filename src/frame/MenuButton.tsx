import { Menu, X } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { panelId } from './menu.ts';

/** Opens and closes the menu by itself, and the browser tells its state. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-controls={panelId}
      className="-mr-[0.6rem] inline-flex size-tap items-center justify-center rounded-arris"
    >
      <Icon glyph={Menu} className="size-[1.375rem] in-[.header:has(:popover-open)]:hidden" />
      <Icon glyph={X} className="hidden size-[1.375rem] in-[.header:has(:popover-open)]:block" />
      <span className="sr-only">Meny</span>
    </button>
  );
}
