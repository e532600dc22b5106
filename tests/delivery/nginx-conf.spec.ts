import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BROTLI_MODULE, missingNginx, nginxEnvironment } from '../../tools/nginx/obtain.ts';
import { packForNginx } from '../../tools/nginx/pack.ts';
import { dist } from './engines.ts';

const missing = missingNginx();

test('nginx accepts deploy/nginx.conf as it is, with a folder and a certificate in their places', async () => {
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
    // Looking at the configuration opens what it listens on: ports may be taken, sockets of our own are not.
    .replaceAll('listen [::]:', `listen unix:${folder}/ipv6-`)
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/ipv4-$1`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${BROTLI_MODULE};\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${server}\n}\n`,
  );
  const { stderr, status } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file, '-e', 'stderr'], {
    encoding: 'utf8',
    env: nginxEnvironment,
  });
  rmSync(folder, { recursive: true });
  expect({ status, stderr: stderr.replaceAll(/.*\[warn\].*\n/g, '') }).toEqual({ status: 0, stderr: '' });
});
