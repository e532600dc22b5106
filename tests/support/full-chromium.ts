import { chromiumArguments, findChromium } from '../../tools/shared/chromium.ts';

const executablePath = findChromium();

/**
 * Launches the full Chromium instead of the headless shell of the other tests: it has the back/forward cache
 * and, on a desktop, a scroll bar with a width. Playwright switches off both.
 */
export const launchOptions = {
  args: chromiumArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  ...(executablePath !== undefined && { executablePath }),
};
