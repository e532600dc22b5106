import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toCloudflare } from './headers/cloudflare.ts';
import { editorRules } from './headers/editor.ts';
import { inlineHashes } from './headers/inline-hashes.ts';
import { contentSecurityPolicy, type PolicySettings } from './headers/policy.ts';
import { siteHeaders } from './headers/site-headers.ts';

/** Astro integration that lets the finished pages' own scripts wait, and writes `_headers` with the hashes of what stands in the pages. */
export function finishPages(settings: PolicySettings, editorRepo: string): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const texts = globSync('**/*.html', { cwd: folder }).map((page) => letScriptWait(join(folder, page)));
        const policy = contentSecurityPolicy(settings, inlineHashes(texts));
        const rules = [...siteHeaders(policy), ...editorRules(editorRepo)];
        writeFileSync(join(folder, '_headers'), toCloudflare(rules));
      },
    },
  };
}

/**
 * Lets a page's own script come whenever it comes, after what the first paint needs. Astro knows no `async`, and Chromium goes to the
 * section that an address names only when every other script of the page has run: on a slow line the visitor would be left at the top.
 */
function letScriptWait(file: string): string {
  const [before, after] = [
    '<script type="module" src',
    '<script type="module" async fetchpriority="low" src',
  ];
  const text = readFileSync(file, 'utf8').replaceAll(before, after);
  writeFileSync(file, text);
  return text;
}
