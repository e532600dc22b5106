/**
 * Cross-fades pages where motion is welcome. Inline, because a browser decides about the transition when the
 * new page first appears, before it may have read a style sheet.
 */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Prefetches the page behind a link on hover (Chromium). Not prerendered: that would run its scripts. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/', '/personvern'] }, eagerness: 'moderate' }],
});
