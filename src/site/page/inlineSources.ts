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

/** The gallery's script, behind its dialog: a press on a project may come before any file has loaded. */
export const gallery = inlineScript('../projects/gallery/galleryController.ts', 'startGalleryController');

if (beforePaint.length > beforePaintBudget)
  throw new Error(
    `The script in the head has ${beforePaint.length} bytes; page/beforePaint.ts allows ${beforePaintBudget}.`,
  );

const prefetchedPages = ['/', '/personvern'];

/**
 * Rules that prefetch the page behind a link on hover (Chromium). Not prerendered: that would run its
 * scripts.
 *
 * @param path of the page that has the rules. It is left out: with a query in its own address (`/?fbclid=x`)
 * the link to it would count as another page.
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
