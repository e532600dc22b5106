import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Astro integration that lets a page's own script come whenever it comes, after what the first paint needs. Astro knows no `async`, and
 * Chromium goes to the section that an address names only when every other script of the page has run: on a slow line the visitor
 * would be left at the top.
 */
export function asyncScripts(): AstroIntegration {
  return {
    name: 'async-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('*.html', { cwd: folder })) {
          const page = readFileSync(join(folder, file), 'utf8');
          writeFileSync(
            join(folder, file),
            page.replaceAll(
              '<script type="module" src',
              '<script type="module" async fetchpriority="low" src',
            ),
          );
        }
      },
    },
  };
}
