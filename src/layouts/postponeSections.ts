/**
 * Marks a fresh visit to the top of a page, which renders what is far below only once everything has loaded
 * (`elements.css`): the first paint and the late font lay out a third of the page. Not a reload, a way back or
 * a fragment: restoring the scroll position needs the real height of everything above. So does a link within
 * the page, so a press ends it.
 */
export function postponeSections() {
  const root = document.documentElement;
  const [entry] = performance.getEntriesByType('navigation');
  // The name is the address with its text fragment, which `location` hides.
  const isFresh =
    entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !entry.name.includes('#');
  root.toggleAttribute('data-fresh', isFresh);
  for (const type of ['click', 'load']) addEventListener(type, () => root.removeAttribute('data-fresh'));
}
