import base from '../../playwright.config.ts';

const window = { locale: 'nb-NO', viewport: { width: 1280, height: 800 } };

/* npm run test:engines: the essential journeys and the sweep in Playwright's Firefox and WebKit. */
export default {
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: ['../support/require-example.ts', '../support/serve-site.ts'],
  testMatch: ['consent*', 'enquiry*', 'gallery*', 'hero*', 'map', 'menu', 'navigation', 'sweep'].map(
    (name) => `${name}.spec.ts`,
  ),
  // A firm's own build is nothing of the example's; autofill is driven by Chromium's protocol.
  testIgnore: ['**/site/**', '**/enquiry-autofill.spec.ts'],
  grepInvert: /@phone/,
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    use: { ...window, browserName },
  })),
};
