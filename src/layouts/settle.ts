/**
 * Lets the browser leave out what is far from the window, as soon as it has had its true height: a dialog that opens, or a menu,
 * makes the browser style the whole page anew otherwise. Another width asks for other heights first.
 */
export function settle() {
  const { documentElement } = document;
  let width = 0;
  const measure = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    documentElement.toggleAttribute('data-settled', false);
    // The browser notes the heights at the end of the frame.
    requestAnimationFrame(() => setTimeout(() => documentElement.toggleAttribute('data-settled', true)));
  };
  addEventListener('load', measure);
  addEventListener('resize', measure);
}
