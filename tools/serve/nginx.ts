import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../command.ts';
import { BROTLI_MODULE, missingNginx, nginxEnvironment } from '../nginx/obtain.ts';
import { packForNginx } from '../nginx/pack.ts';
import type { Site } from './site.ts';

/**
 * Serves a built site by nginx with `deploy/site.conf`, over plain http on the loopback address, from a temporary folder.
 *
 * @param options `port` 0 takes any free one; `directory` is the build; `workers` as in nginx's own setting
 * @throws CommandError where there is no nginx
 */
export async function startNginx(options: {
  port: number;
  directory: string;
  workers?: number;
}): Promise<Site> {
  const missing = missingNginx();
  if (missing) throw new CommandError(missing);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await packForNginx(options.directory, join(folder, 'pack'));
  const port = options.port || (await freePort());
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, options.workers ?? 1));
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: nginxEnvironment,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, server);
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, port: number, workers: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${BROTLI_MODULE};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error('nginx ended at once; the reason stands above.');
    if (await fetch(url).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error(`nginx does not answer on ${url}.`);
}
