/**
 * Marks the parts of the page that have left the neighbourhood of the window. The browser leaves them out from then on, at the height
 * that they truly had (`data-far` in base.css): a dialog that opens would make it style the whole page anew otherwise. Another width
 * asks for other heights first.
 */
export function settle() {
  const parts = document.querySelectorAll('main > section, body > footer');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (!isIntersecting) target.toggleAttribute('data-far', true);
    },
    { rootMargin: '50%' },
  );
  let width = 0;
  const measure = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    observer.disconnect();
    for (const part of parts) {
      part.removeAttribute('data-far');
      observer.observe(part);
    }
  };
  addEventListener('load', measure);
  addEventListener('resize', measure);
}
