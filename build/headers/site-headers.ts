/**
 * Headers for the addresses that match a path: `*` stands for anything, `:name` for anything but a slash (the patterns of
 * Cloudflare's `_headers`). Of two rules that set the same header for an address, the later wins.
 */
export interface HeaderRule {
  path: string;
  /** `null` takes away what an earlier rule set. */
  headers: Readonly<Record<string, string | null>>;
}

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** What a page could ask the browser for and no page here uses, nor the map in its frame. The enquiry form copies text: `clipboard-write`. */
const DENIED_FEATURES = (
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen ' +
  'geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock ' +
  'serial storage-access sync-xhr usb window-management xr-spatial-tracking'
).split(' ');

/** May be kept, but is asked about each time: an unchanged file costs an answer without a body. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For icons and the like, which keep their names and hardly ever change. */
export const ONE_DAY = 'public, max-age=86400';

/** Files that keep their names; those of `/_astro/` change them with their content. */
const NAMED_FILES = ['/:file.svg', '/:file.png', '/:file.ico', '/:file.webmanifest', '/ikon/*', '/deling/*'];

/**
 * A picture that is opened by itself, as the gallery's links do without scripts, is shown by a page that the browser makes.
 * Chromium styles that page inline, so this policy is silent about styles; there is nothing else in it to allow.
 */
export const FILE_POLICY =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What files go without: headers that speak of a page. They would come again with every picture and script, 1.4 kB each
 * time where a connection does not pack headers, which for small files is more than the file.
 */
const FILE_HEADERS = {
  'Content-Security-Policy': FILE_POLICY,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
};

/** Every header of the site, for any host, with its content security policy. */
export function siteHeaders(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        // Form providers and the map check which site asks; they get the origin and no path.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    ...NAMED_FILES.map((path) => ({ path, headers: { 'Cache-Control': ONE_DAY, ...FILE_HEADERS } })),
    { path: '/_astro/*', headers: { 'Cache-Control': IMMUTABLE, ...FILE_HEADERS } },
  ];
}
