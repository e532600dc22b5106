import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestChromium } from './tools/shared/chromium.ts';

const here = (path: string) => resolve(import.meta.dirname, path);

const executablePath = findTestChromium();

const chromium = {
  browserName: 'chromium',
  locale: 'nb-NO',
  timezoneId: 'Europe/Oslo',
  launchOptions: { args: chromiumArguments, ...(executablePath !== undefined && { executablePath }) },
} as const;

/** What visitors do, on the build of the example. */
const journeys = 'tests/journeys/**/*.spec.ts';

export default defineConfig({
  // Absolute, for the configurations in other folders that extend this one.
  testDir: here('tests'),
  outputDir: here('test-results'),
  globalSetup: [here('tests/support/require-example.ts'), here('tests/support/serve-site.ts')],
  fullyParallel: true,
  // On two cores, as a test waits now and then.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A flaky test is fixed, not retried.
  retries: 0,
  // Generous, for a machine that is ten times slower; no test waits for them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Patterns match the whole path, so they begin with `tests`: the project may be in a folder named `site`.
  projects: [
    // Asks the servers themselves; no browser and no window sizes.
    { name: 'delivery', testMatch: 'tests/any-firm/delivery/*.spec.ts' },
    // A test runs once, on the desktop. The tag `@phone` moves it to the phone; `@both` runs it there too,
    // because it differs by width or touch. Two tags move it to `npm run test:engines`: `@engine`, what is
    // about how Chromium behaves, and `@landing`, what takes long or few changes touch: bad lines, what
    // others' software hides or lacks, one question in many windows or states, a command that starts a
    // server.
    {
      name: 'desktop',
      testMatch: journeys,
      grepInvert: /@phone|@engine|@landing/,
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: journeys,
      grep: /@phone|@both/,
      grepInvert: /@engine|@landing/,
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        // A phone's 3 would draw nine times the points; only tests of picture files need them.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
