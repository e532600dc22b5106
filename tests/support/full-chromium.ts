import { chromiumArguments, findChromium } from '../../tools/shared/chromium.ts';

const executablePath = findChromium();

/**
 * How to launch Chromium with what the build without windows, which the other tests use, leaves out: autofill, and pages that are kept
 * for the way back, which Playwright also switches off.
 */
export const launchOptions = {
  args: chromiumArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath !== undefined && { executablePath }),
};
