import { createHash } from 'node:crypto';
import type { InlineHashes } from './policy.ts';

/** The source of a policy that allows exactly this inline script or style (CSP level 3, section 2.3.1). */
export function hashSource(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}

/** Types of `<script>` that a browser acts on, so that the policy must allow them; any other is data. */
const ACTIVE = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

/** Hashes of everything inline in a set of built pages, each once and in a stable order. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && ACTIVE.includes(typeOf(attributes)))
      .map(([, , text = '']) => text),
  );
  const styles = pages.flatMap((page) =>
    [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text),
  );
  return { scripts: sources(scripts), styles: sources(styles) };
}

function typeOf(attributes: string): string {
  return /\btype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '';
}

function sources(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'${hashSource(text)}'`).sort();
}
