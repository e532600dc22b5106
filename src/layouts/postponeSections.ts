const root = document.documentElement;

/**
 * Marks a fresh visit to the top of a page, which skips rendering what is far below until everything has
 * loaded (`elements.css`): first paint and font swap then lay out a third of the page. Not a reload, a
 * history navigation or a fragment: restoring the scroll position needs the real height of everything above.
 */
export function postponeSections() {
  const [entry] = performance.getEntriesByType('navigation');
  // `name` includes a text fragment, which `location` hides.
  const isFresh =
    entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !entry.name.includes('#');
  root.toggleAttribute('data-fresh', isFresh);
}

/**
 * Renders the postponed sections after everything has loaded, one in each frame, so that no task is long. A
 * click renders all at once, because a link within the page needs the final position of its target.
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
