/**
 * Paints nothing before the whole page has arrived, on a reload and on the way back. Chromium restores the
 * scroll position as soon as the page is long enough, and would lose some of it where a part becomes shorter
 * that is still arriving.
 */
export function awaitWholePage() {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return;
  const end = document.createElement('link');
  document.head.append(Object.assign(end, { rel: 'expect', href: '#slutt', blocking: 'render' }));
}
