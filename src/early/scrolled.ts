/** Marks the page as scrolled beyond 10 pixels (specification, sections 2 and 9); the header's style follows in CSS. */
export function keepScrolledMark() {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
  update();
}
