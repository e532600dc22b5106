/**
 * Fades from page to page, where motion is welcome. It stands in the page itself: a browser decides for or against the
 * transition when the new page first appears, and may have read no stylesheet by then.
 */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Fetches the page behind a link when the visitor points at it, so that it is there when they choose it (Chromium; others
 * pass over it). Fetched and not prerendered: a page that is not shown has no business with storage or pictures.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/', '/personvern'] }, eagerness: 'moderate' }],
});
