import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** Engines that Playwright has downloaded. */
export const ownEngines = {
  firefox: existsSync(firefox.executablePath()),
  webkit: existsSync(webkit.executablePath()),
};

/** Debian's Firefox. */
export const firefoxPath = '/usr/bin/firefox-esr';

/** WebKitGTK's own small browser, which Debian keeps outside the path. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

const hasWebKitGtk = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', findMiniBrowser() ?? ''].every((path) =>
    existsSync(path),
  );

/** Debian packages of engines that this machine has neither of Playwright nor of Debian. */
export const missingEnginePackages = () => [
  ...(ownEngines.firefox || existsSync(firefoxPath) ? [] : [['firefox-esr']]),
  ...(ownEngines.webkit || hasWebKitGtk() ? [] : [['webkit2gtk-driver', 'xvfb', 'xauth']]),
];
