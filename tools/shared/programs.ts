import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { findChromium, findHeadless, headlessPackage, requireChromium } from './chromium.ts';
import { missingEnginePackages } from './engines.ts';
import { npm } from './npm.ts';

/**
 * Installs missing programs of tests and measurements. Commands call it first, because Playwright looks for
 * its browser when it reads a configuration, and apt refuses two installations at once.
 */
export async function installPrograms(): Promise<void> {
  if (!findChromium()) {
    console.log('No Chromium found. Trying: playwright install chromium');
    await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  }
  await installPackages([
    ...(findChromium() ? [] : [['chromium']]),
    ...(findHeadless() ? [] : [[headlessPackage]]),
  ]);
  requireChromium();
}

/**
 * Installs Debian's Firefox and WebKitGTK, where Playwright's own are not there either.
 *
 * @throws Error with instructions if one is still missing
 */
export async function installEngines(): Promise<void> {
  await installPackages(missingEnginePackages(), '--no-install-recommends');
  const missing = missingEnginePackages().flat();
  if (missing.length > 0)
    throw new Error(
      'An engine is missing. Run npx playwright install --with-deps firefox webkit, or install on ' +
        `Debian: ${missing.join(' ')}`,
    );
}

/**
 * Installs Debian packages as root, where possible. Names them, and asks on a terminal.
 *
 * @param groups installed one by one, because apt installs none if it lacks one of them
 */
async function installPackages(groups: string[][], ...options: string[]): Promise<void> {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall || groups.length === 0) return;
  const message = `Install as root, with apt-get: ${groups.flat().join(' ')}`;
  if (!process.stdin.isTTY || process.env['CI']) console.log(message);
  else if (!(await confirm(`${message}? (y/n) `))) return;
  const installs = groups.map((names) => ['install', '-y', '-q', ...options, ...names]);
  for (const args of [['update', '-q'], ...installs]) await runAptGet(args);
}

async function runAptGet(args: string[]): Promise<void> {
  // The timeout waits for automatic updates that hold the lock.
  const apt = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(apt, 'close');
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y/i.test(answer);
}
