import { type HeaderRule, REVALIDATED } from './site-headers.ts';

/** Folder of the site where the editor lies; its page answers there. */
export const editorFolder = 'rediger';

/**
 * The policy of the editor's page. Sveltia styles itself as it goes, shows pictures that are not saved yet, runs a
 * WebAssembly program that reads HEIC in a worker and draws the preview in a frame of its own making; Trusted Types cannot
 * be asked for, as it makes HTML from text. No host may be asked but the page's own and the repository's.
 *
 * @param api origin of the repository's API; empty where it is the page's own
 */
const editorPolicy = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', api].join(' ').trim(),
    "worker-src 'self'",
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What the editor's page and its files are sent with, in place of what the site's pages are. */
export const editorHeaders = (api: string) => ({
  'Content-Security-Policy': editorPolicy(api),
  'Cache-Control': REVALIDATED,
  'X-Robots-Tag': 'noindex',
  // A sign-in window must be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
});

/** The rules for the editor, where it is built. */
export const editorRules = (repo: string): HeaderRule[] =>
  repo ? [{ path: `/${editorFolder}/*`, headers: editorHeaders('https://api.github.com') }] : [];
