/**
 * Marks the page of a visitor who begins at its top: for the first moment what lies far below is left out there (base.css). Whoever
 * reloads, comes back or is led into the page, by the address or by a link that he presses at once, is to stand at the right place, which
 * takes the true heights of all above it.
 */
export function postponeFarParts() {
  const mark = (isFresh: boolean) => document.documentElement.toggleAttribute('data-fresh', isFresh);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The address as it was followed: `location` says nothing of a text that a search engine leads to.
  mark(visit?.type === 'navigate' && !visit.name.includes('#'));
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && mark(false));
}
