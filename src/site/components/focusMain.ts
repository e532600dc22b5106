/**
 * Focuses the page's content. It is focusable only as long: else a click on any of its words would focus it,
 * and the next Tab would begin at its top.
 */
export function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
