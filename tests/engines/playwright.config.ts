import { resolve } from 'node:path';
import { devices, type PlaywrightTestProject } from '@playwright/test';
import base from '../../playwright.config.ts';
import { exampleContent } from '../../src/pipeline/example.ts';
import { ownEngines } from '../../tools/shared/engines.ts';
import type { EngineOptions } from './journeys/test.ts';

process.env['CONTENT_DIR'] = exampleContent;

const specs = [
  // Without `gallery-touch`, which uses Chromium's protocol.
  ...['consent*', 'enquiry*', 'gallery', 'gallery-[!t]*', 'hero*', 'map', 'menu', 'navigation'],
  ...['privacy', 'projects', 'every-state'],
].map((name) => `tests/journeys/**/${name}.spec.ts`);
const norwegian = { locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
const desktop = { ...norwegian, viewport: { width: 1280, height: 800 } };

/** The specs that Chromium runs, in Playwright's own engines. */
const ownFirefox: PlaywrightTestProject[] = [
  { name: 'firefox', grepInvert: /@phone|@engine/, use: { ...desktop, browserName: 'firefox' } },
];
const ownWebKit: PlaywrightTestProject[] = [
  { name: 'webkit', grepInvert: /@phone|@engine/, use: { ...desktop, browserName: 'webkit' } },
  {
    name: 'iphone',
    grep: /@phone|@both/,
    grepInvert: /@engine/,
    use: { ...devices['iPhone 15'], ...norwegian, browserName: 'webkit' },
  },
];

/** What `npm test` leaves out: what is about Chromium itself, and what takes long. */
const ownChromium = (base.projects ?? []).flatMap((project): PlaywrightTestProject[] => {
  const grep = {
    desktop: /^(?!.*@phone).*@(engine|landing)/,
    phone: /^(?=.*@(phone|both)).*@(engine|landing)/,
  }[`${project.name}`];
  const testMatch = 'tests/journeys/**/*.spec.ts';
  return grep ? [{ ...project, name: `chromium-${project.name}`, testMatch, grep, grepInvert: [] }] : [];
});

/** One journey of the owner, and the size of the editor; the others take minutes (npm run test:rediger). */
const ownEditor = (base.projects ?? [])
  .filter(({ name }) => name === 'phone')
  .map((phone): PlaywrightTestProject => {
    return { ...phone, name: 'chromium-editor', testMatch: 'tests/editor/*.spec.ts', grep: /@short/ };
  });

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

/* npm run test:engines: the engines beside Chromium that this machine has, and what `npm test` leaves out. */
export default {
  ...base,
  // The last setup builds the editor for the journeys, with the example's content.
  globalSetup: [base.globalSetup ?? [], resolve('tests/editor/build-editor.ts')].flat(),
  testMatch: specs,
  reporter: [['list'], ['../support/closing-line.ts']],
  projects: [
    ...ownChromium,
    ...ownEditor,
    ...(ownEngines.firefox ? ownFirefox : journeys('firefox-esr')),
    ...(ownEngines.webkit ? ownWebKit : journeys('webkitgtk')),
  ],
};
