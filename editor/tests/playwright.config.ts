import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium();

/** The owner's editor in a real Chromium. One editor and one content folder, so one test at a time. */
export default defineConfig({
  testDir: '.',
  globalSetup: './run-editor.ts',
  outputDir: '../../test-results/editor',
  workers: 1,
  forbidOnly: site.forbidOnly ?? false,
  timeout: 90_000,
  // A shared machine may be slow; nothing here waits longer than it must.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'nb-NO',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath !== undefined && { executablePath }) },
  },
});
