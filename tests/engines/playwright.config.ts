import { resolve } from 'node:path';
import { devices, type PlaywrightTestProject } from '@playwright/test';
import base from '../../playwright.config.ts';
import { exampleContent } from '../../src/pipeline/example.ts';
import { ownEngines } from '../../tools/shared/engines.ts';
import type { EngineOptions } from './journeys/test.ts';

process.env['CONTENT_DIR'] = exampleContent;

const specs = [
  ...['consent*', 'enquiry*', 'gallery*', 'hero*', 'map', 'menu', 'navigation'],
  ...['privacy', 'projects', 'every-state'],
].map((name) => `tests/journeys/**/${name}.spec.ts`);
const norwegian = { locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
const desktop = { ...norwegian, viewport: { width: 1280, height: 800 } };

/** The specs that Chromium runs, in Playwright's own engines. */
const ownFirefox: PlaywrightTestProject[] = [
  { name: 'firefox', grepInvert: /@phone/, use: { ...desktop, browserName: 'firefox' } },
];
const ownWebKit: PlaywrightTestProject[] = [
  { name: 'webkit', grepInvert: /@phone/, use: { ...desktop, browserName: 'webkit' } },
  {
    name: 'iphone',
    grep: /@phone|@both/,
    use: { ...devices['iPhone 15'], ...norwegian, browserName: 'webkit' },
  },
];

/** Debian's engines, which Playwright cannot drive. */
const journeys = (
  engineName: EngineOptions['engineName'],
): PlaywrightTestProject<object, EngineOptions>[] => [
  {
    name: engineName,
    testDir: 'journeys',
    testMatch: '*.spec.ts',
    use: { engineName },
    workers: 1,
  },
];

/* npm run test:engines: the engines beside Chromium that this machine has. */
export default {
  ...base,
  // The last setup builds the editor for the journeys, with the example's content.
  globalSetup: [base.globalSetup ?? [], resolve('tests/editor/build-editor.ts')].flat(),
  testMatch: specs,
  // It uses Chromium's protocol.
  testIgnore: '**/gallery-touch.spec.ts',
  reporter: [['list'], ['../support/closing-line.ts']],
  projects: [
    ...(ownEngines.firefox ? ownFirefox : journeys('firefox-esr')),
    ...(ownEngines.webkit ? ownWebKit : journeys('webkitgtk')),
  ],
};
