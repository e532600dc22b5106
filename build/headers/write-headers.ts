import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toCloudflare } from './cloudflare.ts';
import { linkHeader } from './early-hints.ts';
import { inlineHashes } from './inline-hashes.ts';
import { editorRules } from './editor.ts';
import { contentSecurityPolicy, type PolicySettings } from './policy.ts';
import { siteHeaders, type HeaderRule } from './site-headers.ts';

/** Astro integration that writes `_headers` beside the finished pages, with the hashes of what stands in them. */
export function writeHeaders(settings: PolicySettings, editorRepo: string): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = globSync('**/*.html', { cwd: folder }).sort();
        const pages = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
        const policy = contentSecurityPolicy(settings, inlineHashes(pages));
        const rules = [...siteHeaders(policy), ...earlyHints(files, pages), ...editorRules(editorRepo)];
        await writeFile(`${folder}/_headers`, toCloudflare(rules));
      },
    },
  };
}

/** One rule for each page that has an address of its own. */
function earlyHints(files: string[], pages: string[]): HeaderRule[] {
  return files.flatMap((file, index) => {
    const link = file === '404.html' ? undefined : linkHeader(pages[index]!);
    return link === undefined ? [] : [{ path: addressOf(file), headers: { Link: link } }];
  });
}

/** `personvern.html` answers on `/personvern`, `index.html` on `/`. */
const addressOf = (file: string) => `/${file.replaceAll(sep, '/').replace(/((^|\/)index)?\.html$/, '')}`;
