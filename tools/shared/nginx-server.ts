import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { CommandError } from './command.ts';
import { packForNginx } from './nginx-pack.ts';
import type { Site } from './workerd-server.ts';

/** Debian's packages: the server, and the module for precompressed brotli files. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian installs the server outside the path of ordinary users. */
const nginxEnvironment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Instructions where nginx or its brotli module is missing, else `undefined`. */
export function missingNginx(): string | undefined {
  const { error } = spawnSync('nginx', ['-v'], { env: nginxEnvironment });
  if (error === undefined && existsSync(brotliModule)) return undefined;
  const install = `apt-get install ${nginxPackages.join(' ')}`;
  return `nginx with its brotli module is not on this machine. On Debian and Ubuntu, as root: ${install}`;
}

/** Serves a build by nginx with `deploy/site.conf`, over http on a free local port. */
export async function startNginx(build: string): Promise<Site> {
  const missing = missingNginx();
  if (missing) throw new CommandError(missing);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await packForNginx(build, join(folder, 'pack'));
  const port = await getPort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: nginxEnvironment,
  });
  const url = `http://127.0.0.1:${port}`;
  // Refused until nginx listens.
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('nginx stopped at once; the reason is above.');
    await pause(50);
  }
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Folders of temporary files, which nginx otherwise makes outside this one. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder: string, port: number) => `
load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/pack/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pack/site;
    include ${folder}/pack/headers.conf;
    include ${folder}/pack/site.conf;
  }
}
`;
