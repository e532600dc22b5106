import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import base from '../../playwright.config.ts';

const systemFirefox = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));

const window = { locale: 'nb-NO', viewport: { width: 1280, height: 800 } };

/** The machine's own Firefox, which Playwright drives over WebDriver BiDi. */
const ownFirefox = systemFirefox && {
  name: 'system-firefox',
  use: {
    ...window,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: systemFirefox },
  },
};

/* npm run test:engines: the essential journeys, the same specs as in Chromium, in the other engines. */
export default {
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: ['../support/require-example.ts', '../support/serve-site.ts'],
  testMatch: ['consent', 'enquiry', 'gallery', 'hero', 'map', 'navigation', 'sweep'].map(
    (name) => `${name}.spec.ts`,
  ),
  grepInvert: /@phone/,
  projects: [
    { name: 'firefox', use: { ...window, browserName: 'firefox' as const } },
    { name: 'webkit', use: { ...window, browserName: 'webkit' as const } },
    ...(ownFirefox ? [ownFirefox] : []),
  ],
};
