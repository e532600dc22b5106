const findHeader = () => document.querySelector('.header');
const findOpenMenu = () => document.querySelector<HTMLElement>(':popover-open');
const closeMenu = () => findOpenMenu()?.hidePopover();
/** The target of these events is always an element. */
const isWithin = ({ target }: Event, selector: string) => (target as Element).closest(selector) !== null;

/** A menu that something has hidden would still lock the page. */
function closeHiddenMenu() {
  const menu = findOpenMenu();
  const isHidden = menu && !menu.checkVisibility({ visibilityProperty: true });
  if (isHidden) closeMenu();
}

/**
 * Operates the header:
 *
 * - Marks it once the page has scrolled beyond 10 pixels (docs/specification.md).
 * - Shows the top bar of a low window from keyboard focus in it until the next scroll. `:focus-visible` alone
 *   would hide it during a press and move the pressed control.
 * - Closes the menu when a link is chosen or an address entered, when the focus leaves the header
 *   (WCAG 2.4.11), and when it is hidden (a turned tablet, an ad blocker).
 */
export function startHeaderController() {
  addEventListener('scroll', () => {
    findHeader()?.toggleAttribute('data-scrolled', scrollY > 10);
    findHeader()?.removeAttribute('data-bar');
  });
  addEventListener('focusin', (event) => {
    if (isWithin(event, '.top-bar')) findHeader()?.setAttribute('data-bar', '');
  });
  // An older browser has no menu (`menu.css`), and throws at `:popover-open`.
  if (!('popover' in HTMLElement.prototype)) return;
  addEventListener('click', (event) => {
    if (isWithin(event, 'a[href*="#"]')) closeMenu();
  });
  addEventListener('popstate', closeMenu);
  addEventListener('focusin', (event) => {
    if (!isWithin(event, '.header')) closeMenu();
  });
  addEventListener('resize', closeHiddenMenu);
  // Captured, because `toggle` does not bubble.
  addEventListener('toggle', closeHiddenMenu, true);
}
