import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: as root, on Debian or one of its kin. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian's packages where that is possible, and does nothing elsewhere. Commands call it before they start anything
 * beside themselves: of two that install at once one is refused.
 */
export function installPackages(...packages: string[]): void {
  if (!canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', ...packages],
  ]) {
    console.log(`Trying: apt-get ${args.join(' ')}`);
    // What the machine itself is installing just now is waited for.
    const command = ['-o', 'DPkg::Lock::Timeout=120', ...args];
    spawnSync('apt-get', command, { stdio: 'inherit', timeout: 300_000, env });
  }
}
