const root = document.documentElement;

/**
 * Marks a fresh visit to the top of a page, which renders what is far below only once everything has loaded
 * (`elements.css`): the first paint and the late font lay out a third of the page. Not a reload, a way back or
 * a fragment: restoring the scroll position needs the real height of everything above.
 */
export function postponeSections() {
  const [entry] = performance.getEntriesByType('navigation');
  // The name is the address with its text fragment, which `location` hides.
  const isFresh =
    entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !entry.name.includes('#');
  root.toggleAttribute('data-fresh', isFresh);
}

/**
 * Renders the postponed sections when everything has loaded, each in a frame of its own, so that no task is
 * long; all at once at a press, because a link within the page scrolls to where its target is then.
 */
export function renderPostponedSections() {
  const end = () => root.removeAttribute('data-fresh');
  addEventListener('click', end);
  addEventListener('load', async () => {
    for (const section of document.querySelectorAll('main > section, .page > footer')) {
      section.toggleAttribute('data-rendered', true);
      await new Promise(requestAnimationFrame);
    }
    end();
  });
}
