import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseElements } from './page-check/page-elements.ts';
import { hashSource } from './policy.ts';

/**
 * Astro integration for two things that Astro has no option for. Script files get `async` and a low priority:
 * the first paint does not need them, and Chromium scrolls to the fragment of an address only after all other
 * scripts. A page's policy loses the hashes of what only other pages have inline.
 */
export const finishPages = (): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = globSync('*.html', { cwd: folder }).map((name) => join(folder, name));
      const built = pages.map((page) => readFileSync(page, 'utf8'));
      const deferred = built.map(deferScripts);
      // Happens if an update of Astro writes the tags differently.
      if (deferred.join() === built.join()) throw new Error('No built page has a script file to defer.');
      for (const [index, html] of deferred.entries()) writeFileSync(pages[index] ?? '', withOwnHashes(html));
    },
  },
});

function deferScripts(html: string): string {
  const starts = parseElements(html)
    .filter(({ tag, attributes: { type, src } }) => tag === 'script' && type === 'module' && src)
    .map(({ start }) => start + '<script'.length);
  const insert = (text: string, at: number) =>
    `${text.slice(0, at)} async fetchpriority="low"${text.slice(at)}`;
  return starts.reduceRight(insert, html);
}

/** Base64 does not compress: every hash costs 33 bytes before the first paint. */
function withOwnHashes(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs);
  const own = new Set([...inline].map(([, , text = '']) => `'${hashSource(text)}'`));
  return html.replaceAll(/ ('sha256-[^']+')/g, (all, source: string) => (own.has(source) ? all : ''));
}
