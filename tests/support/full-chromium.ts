import { chromiumArguments, findChromium } from '../../tools/shared/chromium.ts';

const executablePath = findChromium();

/**
 * Launches the full Chromium instead of the headless shell of the other tests: it has the back/forward cache,
 * which Playwright switches off.
 */
export const launchOptions = {
  args: chromiumArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath !== undefined && { executablePath }),
};
