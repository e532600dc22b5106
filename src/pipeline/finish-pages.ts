import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashSource } from './policy.ts';

/**
 * Astro integration for two changes of the built pages that Astro has no option for:
 *
 * - Script files get `async`: Chromium scrolls to the fragment of an address only after all that have not.
 * - The policy of a page keeps only the hashes of its own inline scripts and styles.
 */
export const finishPages = (): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      let hasScriptFile = false;
      for (const name of globSync('*.html', { cwd: folder })) {
        const page = join(folder, name);
        const html = readFileSync(page, 'utf8');
        if (html.includes(scriptFile)) hasScriptFile = true;
        writeFileSync(page, withOwnHashes(html.replaceAll(scriptFile, asyncScriptFile)));
      }
      // Happens if an update of Astro writes the tags differently.
      if (!hasScriptFile) throw new Error('No built page has a script file.');
    },
  },
});

/** The tag of a script file as Astro writes it. No text of a page can look like it: `<` is escaped there. */
const scriptFile = '<script type="module" src="';
const asyncScriptFile = '<script async type="module" src="';

/**
 * Removes hashes of scripts and styles that the page does not have from its policy. Base64 does not compress:
 * every hash costs 33 bytes before the first paint.
 */
function withOwnHashes(html: string): string {
  const inline = [...html.matchAll(/<(?<tag>script|style)\b[^>]*>(?<text>.*?)<\/\k<tag>>/gs)];
  const ownHashes = new Set(inline.map(({ groups }) => `'${hashSource(groups?.['text'] ?? '')}'`));
  return html.replaceAll(/ ('sha256-[^']+')/g, (text, hash: string) => (ownHashes.has(hash) ? text : ''));
}
