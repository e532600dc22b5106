import { buildSync } from 'esbuild';
import { beforePaintBudget } from './beforePaint.ts';

/* Inline scripts and styles. The policy has their hashes (`src/pipeline/policy.ts`). */

/** A function of a module that starts something, as an inline script. */
const inlineScript = (path: string, start: string) =>
  buildSync({
    stdin: { contents: `import { ${start} } from '${path}'; ${start}();`, resolveDir: 'src/site/page' },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    tsconfigRaw: {},
    write: false,
  })
    .outputFiles.map(({ text }) => text.trim())
    .join('');

/** The script that runs before the first paint. */
export const beforePaint = inlineScript('./beforePaint.ts', 'beforePaint');

/** The script below the projects and the form. */
export const earlyPresses = inlineScript('./earlyPresses.ts', 'earlyPresses');

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
