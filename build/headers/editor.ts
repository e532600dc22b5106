import { type HeaderRule, revalidated } from './site-headers.ts';

/** Folder and path of the editor. */
export const editorFolder = 'rediger';

/**
 * Security policy of the editor, for its header and its page. Unsaved pictures are `blob:` addresses, the
 * tile pattern is a `data:` address.
 *
 * @param api origin of the repository's API; empty for the page's own
 */
export const editorPolicy = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ['connect-src', "'self'", api].join(' ').trim(),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers of the editor's files, in place of the site's. */
export const editorHeaders = (api: string) => ({
  // `frame-ancestors` has no effect in a `<meta>`.
  'Content-Security-Policy': `${editorPolicy(api)}; frame-ancestors 'none'`,
  'Cache-Control': revalidated,
  'X-Robots-Tag': 'noindex',
  // The sign-in window posts its answer to its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
});

/** The editor's rule in `_headers`; none for a site without it. */
export const editorRules = (repo: string): HeaderRule[] =>
  repo ? [{ path: `/${editorFolder}/*`, headers: editorHeaders('https://api.github.com') }] : [];
