import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { confirm } from '@clack/prompts';

/** Whether packages can be installed here: as root, on Debian or a distribution that is based on it. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages where that is possible. Says which, and asks where someone is at the terminal.
 *
 * @param groups installed one by one, because a distribution that lacks a package refuses all that are named with it
 */
export async function installPackages(...groups: string[][]): Promise<void> {
  if (!canInstall || groups.length === 0) return;
  const message = `Install as root, with apt-get: ${groups.flat().join(' ')}`;
  if (process.stdin.isTTY && !process.env['CI']) {
    if ((await confirm({ message: `${message}?` })) !== true) return;
  } else console.log(message);
  for (const args of [['update', '-q'], ...groups.map((names) => ['install', '-y', '-q', ...names])]) {
    // Waits while the machine's own updates hold the lock.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
