import { buildSync } from 'esbuild';
import { beforePaintBudget } from './beforePaint.ts';

/* Inline scripts and styles of every page's head. The policy has their hashes (`src/pipeline/policy.ts`). */

/** The script that runs before the first paint. */
export const beforePaint = buildSync({
  stdin: {
    contents: "import { beforePaint } from './beforePaint.ts'; beforePaint();",
    resolveDir: 'src/site/page',
  },
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  tsconfigRaw: {},
  write: false,
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');

if (beforePaint.length > beforePaintBudget)
  throw new Error(
    `The script in the head has ${beforePaint.length} bytes; page/beforePaint.ts allows ${beforePaintBudget}.`,
  );

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
