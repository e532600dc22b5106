const header = () => document.querySelector('.header');
const openMenu = () => document.querySelector<HTMLElement>(':popover-open');
const closeMenu = () => openMenu()?.hidePopover();
const closeUnseenMenu = () => openMenu()?.checkVisibility({ visibilityProperty: true }) || closeMenu();
/** The target of these events is always an element. */
const isWithin = ({ target }: Event, selector: string) => (target as Element).closest(selector);

/**
 * Marks the header once the page has scrolled beyond 10 pixels (docs/specification.md). Closes the menu when
 * a link is chosen or an address entered, when the focus leaves the header (WCAG 2.4.11), and when it is
 * hidden (a turned tablet, an ad blocker), because a hidden menu would still lock the page. In a low window,
 * keyboard focus shows the top bar until the next scroll; `:focus-visible` alone would hide it during a press
 * and move the pressed control.
 */
export function startHeaderController() {
  addEventListener('scroll', () => {
    header()?.toggleAttribute('data-scrolled', scrollY > 10);
    header()?.removeAttribute('data-bar');
  });
  addEventListener(
    'focusin',
    (event) => isWithin(event, '.top-bar') && header()?.setAttribute('data-bar', ''),
  );
  // An older browser has no menu (`menu.css`), and throws at `:popover-open`.
  if (!('popover' in HTMLElement.prototype)) return;
  addEventListener('click', (event) => isWithin(event, 'a[href*="#"]') && closeMenu());
  addEventListener('popstate', closeMenu);
  addEventListener('focusin', (event) => isWithin(event, '.header') || closeMenu());
  addEventListener('resize', closeUnseenMenu);
  // Does not bubble.
  addEventListener('toggle', closeUnseenMenu, true);
}
