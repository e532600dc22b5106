/**
 * Marks a fresh visit to the top of a page, which renders what is far below after the first paint and the
 * late font (`elements.css`). Not a reload, a way back or a fragment: restoring the scroll position needs the
 * real height of everything above. For the same reason the first press or scroll ends the postponement.
 */
export function postponeSections() {
  const root = document.documentElement;
  const [entry] = performance.getEntriesByType('navigation');
  const isFresh = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !location.hash;
  root.toggleAttribute('data-fresh', isFresh);
  for (const type of ['click', 'scroll'])
    addEventListener(type, () => root.removeAttribute('data-fresh'), { once: true });
}
