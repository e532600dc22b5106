/** Marks the page as scrolled beyond 10 pixels (docs/specification.md); the header's style follows in CSS. */
export function keepScrolledMark() {
  addEventListener('scroll', () =>
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > 10),
  );
}

/** What the browser does not do for the menu by itself: it closes on a choice, and when the focus leaves it. */
export function operateMenu() {
  const closeOpenMenu = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  // The menu would go on covering the section that was chosen in it (docs/specification.md).
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && closeOpenMenu());
  // What lies behind the panel is covered: focus must not end up there (WCAG 2.4.11).
  addEventListener('focusin', ({ target }) => (target as Element).closest('.header') || closeOpenMenu());
}
