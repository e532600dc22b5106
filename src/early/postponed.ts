/** What lies below the first view of the home page, in the order in which it is rendered after all. */
const parts = [...[2, 3, 4, 5, 6].map((n) => `main>section:nth-of-type(${n})`), 'body>footer'];

/** The height is a guess until a part is rendered, and is remembered from then on. What stands out of a part is not cut off. */
const unrendered = '{content-visibility:auto;contain-intrinsic-size:auto 1500px;overflow-clip-margin:1rem}';

/**
 * Spares the browser the parts of a page that nobody sees yet, so that the first frame is the first view alone. They follow one by
 * one in the time that is left between frames, or at once as the visitor comes near. Where somebody lands depends on every height
 * above it, so nothing is postponed on the way to an anchor or back to a place, and a click or a print renders everything before
 * it acts.
 */
export function postponeUnseen() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate' || !('adoptedStyleSheets' in document)) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(parts.map((part) => part + unrendered).join(''));
  document.adoptedStyleSheets = [sheet];

  const renderAll = () => sheet.replaceSync('');
  const renderNext = () => {
    if (!sheet.cssRules.length) return;
    sheet.deleteRule(0);
    afterNextFrame(renderNext);
  };
  addEventListener('click', renderAll, { capture: true, once: true });
  addEventListener('beforeprint', renderAll, { once: true });
  addEventListener('DOMContentLoaded', () => afterNextFrame(renderNext), { once: true });
}

/** Safari has no `requestIdleCallback`. */
const afterNextFrame = (task: () => void) =>
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(task));
