import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for containers, and those that keep requests of Chromium and of pages on this machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *localhost, EXCLUDE 127.0.0.1',
];

/** Debian's build without windows, in which tests take a third less time (docs/decisions/16). */
export const headlessPackage = 'chromium-headless-shell';

const onPath = (...names: string[]) =>
  names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

const chosen = process.env['CHROMIUM_PATH'] || undefined;

/** A downloaded browser may lack system libraries, and Ubuntu's `chromium-browser` may be an empty shell. */
const starts = (path: string) =>
  spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.includes('Chrom') ?? false;

/** The full Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  if (chosen !== undefined) return starts(chosen) ? chosen : undefined;
  const candidates = [chromium.executablePath(), ...onPath('chromium', 'chromium-browser', 'google-chrome')];
  return candidates.find(starts);
}

/** `CHROMIUM_PATH`, or the build without windows. */
export const findHeadless = () => chosen ?? onPath(headlessPackage).find(existsSync);

/** The Chromium of most tests. */
export const findTestChromium = () => findHeadless() ?? findChromium();

/** @throws Error with instructions if no Chromium starts */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (chosen !== undefined) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  throw new Error(
    'No Chromium that starts was found. Install Chromium or Chrome (on Debian: apt-get install chromium), or ' +
      'set CHROMIUM_PATH to its program file.',
  );
}
