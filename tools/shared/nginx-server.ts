import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { CommandError } from './command.ts';
import { BROTLI_MODULE, missingNginx, nginxEnvironment } from './nginx-program.ts';
import { packForNginx } from './nginx-pack.ts';
import type { Site } from './workerd-server.ts';

/** Serves a built site by nginx with `deploy/site.conf`, over plain http on a free port of this machine, from a temporary folder. */
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
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('nginx ended at once; the reason stands above.');
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

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${BROTLI_MODULE};
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
}
