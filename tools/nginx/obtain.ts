import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../command.ts';

/** Debian's packages: the server, and the module that sends the brotli files of the build. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Where Debian keeps its modules for nginx. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Makes sure that nginx and its brotli module are on this machine; installs Debian's packages where they are missing.
 *
 * @throws CommandError saying what to install where that is not possible
 */
export function obtainNginx(): void {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES],
    ]) {
      console.log(`nginx mangler. Prøver: apt-get ${args.join(' ')}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', args, { stdio: 'inherit', timeout: 180_000, env });
    }
    if (isInstalled()) return;
  }
  throw new CommandError(
    `Fant ikke nginx med brotli-modulen, og kunne ikke installere dem. Installer pakkene ${PACKAGES.join(' og ')} (Debian og Ubuntu: apt-get install ${PACKAGES.join(' ')}) og prøv igjen.`,
  );
}

function isInstalled(): boolean {
  const { error } = spawnSync('nginx', ['-v'], { env: nginxEnvironment });
  return error === undefined && existsSync(BROTLI_MODULE);
}

/** Debian puts the server where only root looks for programs. */
export const nginxEnvironment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
