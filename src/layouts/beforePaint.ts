import { startConsentController } from '../consent/consentController.ts';
import { startHeaderController } from '../header-footer/headerController.ts';

/* Inline in <head> (inlineSources.ts): only what a file would bring too late for the first paint. */
postponeSections();
startConsentController();
startHeaderController();

/**
 * Marks a fresh visit to the top of a page, which renders what is far below only when everything has loaded
 * or something is pressed (`elements.css`): the first view does not wait for it. Not a reload, a way back or
 * an address with a fragment: where they lead depends on the height of everything above.
 */
function postponeSections() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `name` includes a text fragment, which `location` hides.
  if (visit?.type !== 'navigate' || visit.name.includes('#')) return;
  const root = document.documentElement;
  root.dataset['fresh'] = '';
  for (const end of ['load', 'click']) addEventListener(end, () => root.removeAttribute('data-fresh'));
}
