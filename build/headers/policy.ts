import type { InlineHashes } from './inline-hashes.ts';

/** What decides the security policy of a build. */
export interface PolicySettings {
  /** Address that the contact form posts to. */
  formEndpoint: string;
  /** Whether the firm shows the map (`firm.yaml`, `map`): without it no frame may be there, so the default holds. */
  map: boolean;
  /** A build for the public, which is served over https only. */
  deploy: boolean;
}

/**
 * Where a form that is sent without scripts may end, for providers that say so. A browser applies `form-action` to
 * redirects too: Formspree thanks on its own host, or on the site where its form is set up so. Of others it is unknown.
 */
const formTargets: Readonly<Record<string, string>> = {
  'https://formspree.io': "'self' https://formspree.io",
};

/** Every directive but those for scripts and styles, which need the pages’ hashes. All work in a `<meta>`, so each page has them too. */
export function baseDirectives({ formEndpoint, map, deploy }: PolicySettings) {
  const { origin, protocol } = new URL(formEndpoint);
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    // The gallery fetches its own pictures' list; the form is sent by fetch, or without scripts by the browser.
    `connect-src 'self' ${origin}`,
    `form-action ${formTargets[origin] ?? protocol}`,
    ...(map ? (['frame-src https://www.google.com'] as const) : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // No code of the site turns text into HTML or script, so no policy for it may be made either.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // On a developer's machine it would ask for the local inbox over https, which it does not speak.
    ...(deploy ? (['upgrade-insecure-requests'] as const) : []),
  ] as const;
}

/** The whole policy for the header: one for all pages, because a page that is not found is served under any address. */
export function contentSecurityPolicy(settings: PolicySettings, { scripts, styles }: InlineHashes): string {
  return [
    ...baseDirectives(settings),
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // Has no effect in a <meta>.
    "frame-ancestors 'none'",
  ].join('; ');
}
