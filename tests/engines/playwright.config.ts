import { devices } from '@playwright/test';
import base from '../../playwright.config.ts';

const journeys = [
  ...['consent*', 'enquiry*', 'gallery*', 'hero*', 'map', 'menu', 'navigation'],
  ...['privacy', 'projects', 'every-state'],
];
const desktop = { locale: 'nb-NO', viewport: { width: 1280, height: 800 } };

/* npm run test:engines: the essential journeys in Playwright's Firefox and WebKit, and as an iPhone. */
export default {
  ...base,
  testMatch: journeys.map((name) => `${name}.spec.ts`),
  // A firm's own build is nothing of the example's; swipes are driven by Chromium's protocol.
  testIgnore: ['**/site/**', '**/rediger/**', '**/gallery-touch.spec.ts'],
  projects: [
    { name: 'firefox', grepInvert: /@phone/, use: { ...desktop, browserName: 'firefox' } },
    { name: 'webkit', grepInvert: /@phone/, use: { ...desktop, browserName: 'webkit' } },
    {
      name: 'iphone',
      grep: /@phone|@both/,
      use: { ...devices['iPhone 15'], locale: 'nb-NO', browserName: 'webkit' },
    },
  ],
};
