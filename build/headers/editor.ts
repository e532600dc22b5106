import { type HeaderRule, REVALIDATED } from './site-headers.ts';

/** Folder of the site where the editor lies; its page answers there. */
export const editorFolder = 'rediger';

/**
 * The policy of the editor's page, in its header and in the page itself. Pictures that are not saved yet are `blob:`
 * addresses, the tile pattern in the firm's colours is a `data:` address. No host but the page's own and the repository's.
 *
 * @param api origin of the repository's API; empty where it is the page's own
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

/** What the editor's page and its files are sent with, in place of what the site's pages are. */
export const editorHeaders = (api: string) => ({
  // `frame-ancestors` has no effect in a page.
  'Content-Security-Policy': `${editorPolicy(api)}; frame-ancestors 'none'`,
  'Cache-Control': REVALIDATED,
  'X-Robots-Tag': 'noindex',
  // A sign-in window must be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
});

/** The rules for the editor, where it is built. */
export const editorRules = (repo: string): HeaderRule[] =>
  repo ? [{ path: `/${editorFolder}/*`, headers: editorHeaders('https://api.github.com') }] : [];
