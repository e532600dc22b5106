import { buildSync } from 'esbuild';
import { beforePaintBudget } from './beforePaint.ts';

/* Inline scripts and styles. The policy has their hashes (`src/pipeline/policy.ts`). */

/** Bundles a module into a script that calls its function `start`. */
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
export const beforePaintScript = inlineScript('./beforePaint.ts', 'beforePaint');

/** The gallery's script. It is inline, because a project may be pressed before any file has loaded. */
export const galleryScript = inlineScript(
  '../projects/gallery/galleryController.ts',
  'startGalleryController',
);

if (beforePaintScript.length > beforePaintBudget)
  throw new Error(
    `The script in the head has ${beforePaintScript.length} bytes; page/beforePaint.ts allows ${beforePaintBudget}.`,
  );

const prefetchedPages = ['/', '/personvern'];

/**
 * Speculation rules, which prefetch the page behind a link on hover (Chromium). Prerendering would also run
 * its scripts.
 *
 * @param path of the page that has the rules. The page itself is left out: with a query in its address
 * (`/?fbclid=x`) the browser would prefetch it as another page.
 */
export const speculationRules = (path: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: { href_matches: prefetchedPages.filter((page) => page !== path) },
        eagerness: 'moderate',
      },
    ],
  });

/** The rules of all pages. */
export const allSpeculationRules = [...prefetchedPages, '/404'].map(speculationRules);
