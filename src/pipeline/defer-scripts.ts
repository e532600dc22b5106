import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { elementsOf } from './page-check/page-elements.ts';

/**
 * Astro integration that adds `async` and a low priority to script files: the first paint does not need them,
 * and Chromium scrolls to the fragment of an address only after all other scripts. Astro has no option.
 */
export const deferScripts = (): AstroIntegration => ({
  name: 'defer-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      let deferred = 0;
      for (const name of globSync('*.html', { cwd: folder })) {
        const html = readFileSync(join(folder, name), 'utf8');
        const starts = elementsOf(html)
          .filter(({ tag, attributes: { type, src } }) => tag === 'script' && type === 'module' && src)
          .map(({ start }) => start + '<script'.length);
        deferred += starts.length;
        const insert = (text: string, at: number) =>
          `${text.slice(0, at)} async fetchpriority="low"${text.slice(at)}`;
        writeFileSync(join(folder, name), starts.reduceRight(insert, html));
      }
      // Only if an update of Astro writes the tags differently.
      if (deferred === 0) throw new Error('No built page has a script file to defer.');
    },
  },
});
