import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brotliModule, missingNginx, nginxEnvironment } from '../../tools/shared/nginx-server.ts';
import { packForNginx } from '../../tools/shared/nginx-pack.ts';
import { dist } from './engines.ts';

const missing = missingNginx();

test('nginx runs deploy/nginx.conf as it is, and redirects to no name but the site’s', async () => {
  test.skip(missing !== undefined, missing);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-conf-'));
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const make =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  spawnSync('openssl', [...make.split(' '), '-keyout', key, '-out', certificate]);
  await packForNginx(dist, join(folder, 'nettsted'));
  const server = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll('/srv/nettsted', join(folder, 'nettsted'))
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
    // Sockets of our own: the ports may be taken.
    .replaceAll('listen [::]:', `listen unix:${folder}/ipv6-`)
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/ipv4-$1`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${brotliModule};\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${server}\n}\n`,
  );
  const nginx = (...args: string[]) =>
    spawnSync('nginx', [...args, '-q', '-p', folder, '-c', file, '-e', `${folder}/error.log`], {
      encoding: 'utf8',
      env: nginxEnvironment,
    });
  const { status, stderr } = nginx();
  try {
    expect({ status, stderr: stderr.replaceAll(/.*\[warn\].*\n/g, '') }).toEqual({ status: 0, stderr: '' });
    for (const [host, target] of [
      ['www.eksempelbad.example', 'www.eksempelbad.example'],
      ['eksempelbad.example', 'eksempelbad.example'],
      ['evil.example', 'www.eksempelbad.example'],
    ] as const) {
      const asked = get({ socketPath: `${folder}/ipv4-80`, path: '/personvern', headers: { host } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.headers.location).toBe(`https://${target}/personvern`);
    }
  } finally {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  }
});
