import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, obtainChromium } from './chromium.ts';

/** A browser engine of this machine. */
export interface EnginePrograms {
  name: 'chromium' | 'firefox' | 'webkit';
  /** The program that is driven, or for WebKit the driver. */
  program: string;
  /** The browser that the driver starts, where they are two. */
  browser?: string;
}

/** Debian's packages of the engines that Chromium's own search does not get. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** The engines that are here, without installing anything. */
export function findEngines(): EnginePrograms[] {
  const chromium = findChromium();
  const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
  const driver = findProgram('WebKitWebDriver');
  const browser = driver && findMiniBrowser();
  return [
    ...(chromium ? [{ name: 'chromium' as const, program: chromium }] : []),
    ...(firefox ? [{ name: 'firefox' as const, program: firefox }] : []),
    ...(driver && browser && findProgram('Xvfb')
      ? [{ name: 'webkit' as const, program: driver, browser }]
      : []),
  ];
}

/**
 * All three engines; installs what is missing from Debian's packages.
 *
 * @throws Error saying what to install where that cannot be done from here
 */
export function obtainEngines(): EnginePrograms[] {
  obtainChromium();
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Missing: ${missing.join(', ')}. Installing with apt-get.`);
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', ...missing], { stdio: 'inherit' });
  }
  const still = missingPackages();
  if (still.length > 0)
    throw new Error(`Some engines are missing. On Debian, as root: apt-get install ${still.join(' ')}`);
  return findEngines();
}

function missingPackages(): string[] {
  const found = findEngines().map(({ name }) => name);
  return (['firefox', 'webkit'] as const)
    .filter((name) => !found.includes(name))
    .flatMap((name) => PACKAGES[name]);
}

/** Name and version of an engine, as its program says it; WebKit's does not without a display, but its package does. */
export function engineVersion({ name, program }: EnginePrograms): string {
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  if (name !== 'webkit') return run(program, ['--version']);
  try {
    return run('dpkg-query', ['--show', '--showformat=WebKitGTK ${Version}', 'webkit2gtk-driver']);
  } catch {
    return 'WebKitGTK';
  }
}

function findProgram(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** WebKitGTK's small browser, which its driver starts; it lies with the library, in a folder of the machine's kind. */
function findMiniBrowser(): string | undefined {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((library) => [`/usr/lib/${machine}-linux-gnu/${library}`, `/usr/libexec/${library}`])
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}
