import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Flags that Chromium needs in a container, and those that keep it from calling home during a test. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without a window: it opens a page in a third of the time. */
const headless = 'chromium-headless-shell';

const onPath = (...names: string[]) =>
  names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

const own = process.env['CHROMIUM_PATH'] || undefined;

/** A Chromium that starts on this machine: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export const findChromium = () =>
  (own === undefined
    ? [chromium.executablePath(), ...onPath('chromium', 'chromium-browser', 'google-chrome')]
    : [own]
  ).find(starts);

/** The Chromium that tests open their pages in: `CHROMIUM_PATH`, else one without windows, else any. */
export const findTestChromium = () => own ?? onPath(headless).find(existsSync) ?? findChromium();

/** The Debian package of Chromium without windows, with which tests take a third less time, where it is missing. */
export const missingHeadless = () =>
  own === undefined && !onPath(headless).some(existsSync) ? headless : undefined;

/** @throws Error that says what to do where no Chromium starts */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    own === undefined
      ? 'No Chromium that starts was found. Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program file.'
      : `CHROMIUM_PATH is ${own}, which does not start.`,
  );
}

/** Downloads Playwright's own build into the user's cache. */
export function installPlaywrights(): void {
  console.log('No Chromium found. Trying: playwright install chromium');
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
}

/** A downloaded browser may lack system libraries, and Ubuntu's `chromium-browser` may be an empty shell. */
const starts = (path: string) =>
  spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.includes('Chrom') ?? false;
