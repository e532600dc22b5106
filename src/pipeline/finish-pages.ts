import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseElements } from './page-check/page-elements.ts';
import { hashSource } from './policy.ts';

/**
 * Astro integration for two changes of the built pages that Astro has no option for:
 *
 * - Script files get `async` and a low priority. The first paint does not need them, and Chromium scrolls to
 *   the fragment of an address only after all scripts that are not `async`.
 * - The policy of a page keeps only the hashes of its own inline scripts and styles.
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
  const scriptFiles = parseElements(html).filter(
    ({ tag, attributes: { type, src } }) => tag === 'script' && type === 'module' && src,
  );
  let deferred = html;
  // From the last one, because every insertion moves what comes after it.
  for (const { start } of scriptFiles.toReversed()) {
    const afterName = start + '<script'.length;
    deferred = `${deferred.slice(0, afterName)} async fetchpriority="low"${deferred.slice(afterName)}`;
  }
  return deferred;
}

/**
 * Removes hashes of scripts and styles that the page does not have from its policy. Base64 does not compress:
 * every hash costs 33 bytes before the first paint.
 */
function withOwnHashes(html: string): string {
  const inline = [...html.matchAll(/<(?<tag>script|style)\b[^>]*>(?<text>.*?)<\/\k<tag>>/gs)];
  const ownHashes = new Set(inline.map(({ groups }) => `'${hashSource(groups?.['text'] ?? '')}'`));
  return html.replaceAll(/ ('sha256-[^']+')/g, (text, hash: string) => (ownHashes.has(hash) ? text : ''));
}
