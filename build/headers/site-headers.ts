/**
 * Headers of the addresses that match a path in Cloudflare's syntax: `*` is anything, `:name` anything but a
 * slash. The last matching rule wins.
 */
export interface HeaderRule {
  path: string;
  /** `null` removes a header of an earlier rule. */
  headers: Readonly<Record<string, string | null>>;
}

const twoYears = 2 * 365 * 24 * 60 * 60;

/** Browser features that neither the pages nor the map use. The enquiry form needs `clipboard-write`. */
const deniedFeatures = (
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen ' +
  'geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock ' +
  'serial storage-access sync-xhr usb window-management xr-spatial-tracking'
).split(' ');

/** Cached, but revalidated at each request. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** For files whose names contain a content hash. */
export const immutable = 'public, max-age=31536000, immutable';
/** For files with fixed names that rarely change. */
export const oneDay = 'public, max-age=86400';

const namedFiles = ['/:file.svg', '/:file.png', '/:file.ico', '/:file.webmanifest', '/ikon/*', '/deling/*'];

/**
 * Policy of files. Without scripts the gallery's links open pictures, for which Chromium makes a page with
 * inline styles: so styles are not restricted.
 */
export const filePolicy =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files lack the headers that concern pages: HTTP/1.1 would send 1.4 kB with each file. */
const fileHeaders = {
  'Content-Security-Policy': filePolicy,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
};

/** Headers of the site, for any host. */
export function siteHeaders(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        // Form providers and the map check the origin.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': revalidated,
      },
    },
    ...namedFiles.map((path) => ({ path, headers: { 'Cache-Control': oneDay, ...fileHeaders } })),
    { path: '/_astro/*', headers: { 'Cache-Control': immutable, ...fileHeaders } },
  ];
}
