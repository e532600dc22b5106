import { createHash } from 'node:crypto';

/** The source of a policy that allows exactly this inline script or style (CSP level 3, section 2.3.1). */
export function hashSource(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}

/** Types of `<script>` that a browser acts on, so that the policy must allow them; any other is data. */
const active = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

/** Hashes of everything inline in a set of built pages, each once and in a stable order, as the policy names them. */
export function inlineHashes(pages: readonly string[]) {
  const all = pages.join('\n');
  const isActive = (attributes: string) =>
    !/\bsrc=/.test(attributes) && active.includes(/\btype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '');
  const sourcesOf = (found: Iterable<RegExpExecArray>) =>
    [...new Set([...found].map(([, , text = '']) => `'${hashSource(text)}'`))].sort();
  const scripts = all.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs);
  return {
    scripts: sourcesOf(scripts.filter(([, attributes = '']) => isActive(attributes))),
    styles: sourcesOf(all.matchAll(/<style\b([^>]*)>(.*?)<\/style>/gs)),
  };
}

export type InlineHashes = ReturnType<typeof inlineHashes>;
