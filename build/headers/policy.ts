import type { Environment } from '../../tools/shared/environment.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** What the policy depends on; `map` allows the map's frame. */
export type PolicySettings = Pick<Environment, 'formEndpoint' | 'deploy'> & { map: boolean };

/**
 * `form-action` of providers whose redirects are documented, because browsers apply it to redirects too:
 * Formspree redirects to its own host or to the site.
 */
const formTargets: Readonly<Record<string, string>> = {
  'https://formspree.io': "'self' https://formspree.io",
};

/** All directives that work in a `<meta>`, without those for scripts and styles, which need hashes. */
export function baseDirectives({ formEndpoint, map, deploy }: PolicySettings) {
  const { origin, protocol } = new URL(formEndpoint);
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    // `fetch` gets the gallery's list of pictures, and sends the form.
    `connect-src 'self' ${origin}`,
    `form-action ${formTargets[origin] ?? protocol}`,
    ...(map ? (['frame-src https://www.google.com'] as const) : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The site's code needs no Trusted Types policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // The local inbox has no https.
    ...(deploy ? (['upgrade-insecure-requests'] as const) : []),
  ] as const;
}

/** The policy of the header: the same for all pages, because any address may serve the 404 page. */
export function contentSecurityPolicy(settings: PolicySettings, hashes: InlineHashes): string {
  return [
    ...baseDirectives(settings),
    ...Object.entries(hashes).map(([name, own]) => [name, "'self'", ...[...own].sort()].join(' ')),
    // Has no effect in a <meta>.
    "frame-ancestors 'none'",
  ].join('; ');
}
