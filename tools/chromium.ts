import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium that starts on this machine: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return own;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...system].find((path) => existsSync(path) && starts(path));
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
  for (const [command, ...args] of installers()) {
    console.log(`No Chromium found. Trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 180_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium that starts could be found or installed. Install Chromium or Chrome (on Debian: apt-get install chromium) and run again, or set CHROMIUM_PATH to its program file.',
  );
}

/** Playwright's own build, which needs its download host; then Debian's package, which needs root. */
function installers(): [string, ...string[]][] {
  const playwright: [string, ...string[]] = ['npx', 'playwright', 'install', 'chromium'];
  const root = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!root) return [playwright];
  return [playwright, ['apt-get', 'update', '-q'], ['apt-get', 'install', '-y', '-q', 'chromium']];
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
