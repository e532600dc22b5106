import { hash } from 'node:crypto';
import { allSpeculationRules, beforePaintScript, galleryScript } from '../site/page/inlineSources.ts';
import type { Environment } from './environment.ts';

/** CSP source of an inline script or style (CSP level 3, section 2.3.1). */
export const hashSource = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;

/**
 * `form-action` of providers whose redirects are documented, because browsers apply it to redirects too:
 * Formspree redirects to its own host or to the site.
 */
const formTargets: Readonly<Record<string, string>> = {
  'https://formspree.io': "'self' https://formspree.io",
};

/**
 * Directives of the pages' policy, to which Astro adds those for scripts and styles. The header
 * (`public/_headers`) adds `frame-ancestors`.
 *
 * @param map whether the page may hold the map's frame
 */
export function policyDirectives(
  { formEndpoint, formMode, deploy }: Pick<Environment, 'formEndpoint' | 'formMode' | 'deploy'>,
  map: boolean,
) {
  const { origin, protocol } = new URL(formEndpoint);
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    // `fetch` loads the gallery's list of pictures and sends the form. A provider whose answer is not read
    // may redirect to another host; a blocked redirect would look like a failure.
    `connect-src 'self' ${formMode === 'assumed' ? protocol : origin}`,
    `form-action ${formTargets[origin] ?? protocol}`,
    ...(map ? (['frame-src https://www.google.com'] as const) : []),
    "base-uri 'none'",
    "object-src 'none'",
    // The site's code needs no Trusted Types policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // The local inbox has no https.
    ...(deploy ? (['upgrade-insecure-requests'] as const) : []),
  ] as const;
}

/** The policy of every page. Astro adds the hashes of its own scripts and styles. */
export const contentSecurityPolicy = (...settings: Parameters<typeof policyDirectives>) => ({
  directives: [...policyDirectives(...settings)],
  scriptDirective: { hashes: [beforePaintScript, galleryScript, ...allSpeculationRules].map(hashSource) },
});

/**
 * The editor's policy, for the `<meta>` of its page. Unsaved pictures are `blob:` addresses, the tile pattern
 * is a `data:` address.
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
