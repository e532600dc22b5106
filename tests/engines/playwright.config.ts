import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../playwright.config.ts';

const systemFirefox = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));

// For firefox.ts, which Playwright starts in its place.
if (systemFirefox) process.env['SYSTEM_FIREFOX'] = systemFirefox;

const window = { locale: 'nb-NO', viewport: { width: 1280, height: 800 } };

/**
 * What cannot be driven over BiDi yet: scripts switched off, the focus of a window in the background, `goBack` to an empty page, the
 * end of `goto` where a page is not found, pictures held back or refused, less motion for one test, where a tab goes that the browser opened (docs/decisions/24), a moment that is held.
 */
const beyondBidi =
  /@phone|without scripts|keep focus inside|asks on every page|while anything required is missing|no answer in 15|restores on the way back|many times adds one entry|keeps the picture while|passes over a picture|when none comes|with less motion|click for a new tab|left out/;

/**
 * The machine's own Firefox, which Playwright drives over WebDriver BiDi. There a wish for less motion is the browser's own.
 */
const ownFirefox = (name: string, testMatch: string[], prefersReducedMotion: 0 | 1) => ({
  name,
  testMatch,
  grepInvert: beyondBidi,
  use: {
    ...window,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox.ts', import.meta.url)),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': prefersReducedMotion },
    },
  },
});

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`);
const journeys = ['consent', 'enquiry', 'gallery', 'hero', 'map', 'navigation'];

/* npm run test:engines: the essential journeys and the sweep, the same specs as in Chromium, in the other engines. */
export default {
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: ['../support/require-example.ts', '../support/serve-site.ts'],
  testMatch: specs(...journeys, 'sweep'),
  // A firm's own build is nothing of the example's.
  testIgnore: '**/site/**',
  grepInvert: /@phone/,
  projects: [
    { name: 'firefox', use: { ...window, browserName: 'firefox' as const } },
    { name: 'webkit', use: { ...window, browserName: 'webkit' as const } },
    // Steered by webkitgtk.ts: it has no browser of Playwright's.
    { name: 'system-webkit', testMatch: specs('webkitgtk'), use: undefined },
    ...(systemFirefox
      ? [
          ownFirefox('system-firefox', specs(...journeys), 0),
          ownFirefox('system-firefox, less motion', specs('sweep'), 1),
        ]
      : []),
  ],
};
