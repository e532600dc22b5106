import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackages } from './debian.ts';

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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The same engine without a window: it opens a page in a third of the time. */
const HEADLESS = 'chromium-headless-shell';

const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/** The Chromium that tests open their pages in: `CHROMIUM_PATH`, else one without windows, else any. */
export const findTestChromium = () =>
  process.env['CHROMIUM_PATH'] ?? onPath(HEADLESS).find((path) => existsSync(path)) ?? findChromium();

/** Gets what `findTestChromium` finds; without Debian's small one the tests take longer. */
export function obtainTestChromium(): void {
  obtainChromium();
  if (findTestChromium() === findChromium() && !process.env['CHROMIUM_PATH']) installPackages(HEADLESS);
}

/** A Chromium that starts on this machine: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return own;
  return [chromium.executablePath(), ...NAMES.flatMap(onPath)].find(
    (path) => existsSync(path) && starts(path),
  );
}

/**
 * A Chromium to test with; gets one where the machine has none.
 *
 * @throws Error saying what to do where none can be had
 */
export function obtainChromium(): string {
  const found = findChromium();
  if (found && starts(found)) return found;
  if (found) throw new Error(`CHROMIUM_PATH is ${found}, which does not start.`);
  for (const install of [installPlaywrights, () => installPackages('chromium')]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium that starts could be found or installed. Install Chromium or Chrome (on Debian: apt-get install chromium) and run again, or set CHROMIUM_PATH to its program file.',
  );
}

/** Playwright's own build, which needs its download host. */
function installPlaywrights(): void {
  console.log('No Chromium found. Trying: playwright install chromium');
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
}

/** A downloaded browser may lack system libraries, and Ubuntu's `chromium-browser` may be an empty shell. */
function starts(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }).includes(
      'Chrom',
    );
  } catch {
    return false;
  }
}
