/** Marks the page as scrolled beyond 10 pixels (docs/specification.md); the header's style follows in CSS. */
export function keepScrolledMark() {
  addEventListener('scroll', () =>
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > 10),
  );
}

/** What the browser does not do for the menu by itself: it closes on a choice, when the focus leaves it, and where it has no place. */
export function operateMenu() {
  const openMenu = () => document.querySelector<HTMLElement>(':popover-open');
  const closeOpenMenu = () => openMenu()?.hidePopover();
  // The menu would go on covering the section that was chosen in it (docs/specification.md).
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && closeOpenMenu());
  // What lies behind the panel is covered: focus must not end up there (WCAG 2.4.11).
  addEventListener('focusin', ({ target }) => (target as Element).closest('.header') || closeOpenMenu());
  // A tablet that is turned shows the links themselves: the page would stay locked behind a menu that nobody sees.
  addEventListener('resize', () => openMenu()?.checkVisibility() || closeOpenMenu());
}
