import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toCloudflare } from './headers/cloudflare.ts';
import { editorRules } from './headers/editor.ts';
import { type InlineHashes, keepOwnHashes } from './headers/inline-hashes.ts';
import { contentSecurityPolicy, type PolicySettings } from './headers/policy.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { elementsOf } from './page-elements.ts';

/** Astro integration that defers scripts, and writes `_headers` with hashes of inline scripts and styles. */
export function finishPages(settings: PolicySettings, editorRepo: string): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = globSync('**/*.html', { cwd: folder });
        const built = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
        const used: InlineHashes = { 'script-src': new Set(), 'style-src': new Set() };
        for (const [name, html] of deferScripts(built))
          writeFileSync(join(folder, name), keepOwnHashes(html, name, used));
        const policy = contentSecurityPolicy(settings, used);
        const rules = [...siteHeaders(policy), ...editorRules(editorRepo)];
        writeFileSync(join(folder, '_headers'), toCloudflare(rules));
      },
    },
  };
}

/**
 * Adds `async` and a low priority to script files, which the first paint does not need. Chromium scrolls to
 * the fragment of an address only after all other scripts. Astro has no option for it.
 *
 * @throws Error if no page has a script file, because an update of Astro writes them differently
 */
export function deferScripts(pages: ReadonlyMap<string, string>): Map<string, string> {
  let deferred = 0;
  const defer = (html: string) => {
    const scripts = elementsOf(html).filter(
      ({ tag, attributes }) => tag === 'script' && attributes['type'] === 'module' && attributes['src'],
    );
    deferred += scripts.length;
    return scripts.reduceRight((text, { start }) => {
      const end = start + '<script'.length;
      return `${text.slice(0, end)} async fetchpriority="low"${text.slice(end)}`;
    }, html);
  };
  const done = new Map([...pages].map(([name, html]) => [name, defer(html)]));
  if (deferred === 0)
    throw new Error('No built page has a script file: build/finish-pages.ts deferred none.');
  return done;
}
