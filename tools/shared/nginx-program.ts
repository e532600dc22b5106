import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages: the server, and the module that sends the brotli files of the build. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Where Debian keeps its modules for nginx. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian puts the server where only root looks for programs. */
export const nginxEnvironment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Why nginx cannot be used, with what to do, or nothing where it is here with its brotli module. */
export function missingNginx(): string | undefined {
  const { error } = spawnSync('nginx', ['-v'], { env: nginxEnvironment });
  if (error === undefined && existsSync(BROTLI_MODULE)) return undefined;
  return `nginx with its brotli module is not on this machine. On Debian and Ubuntu, as root: apt-get install ${NGINX_PACKAGES.join(' ')}`;
}
