import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fromCloudflare } from '../../build/headers/cloudflare.ts';
import { toNginx } from '../../build/headers/nginx.ts';

const textFiles = '**/*.{html,js,css,json,svg,txt,md,xml,webmanifest}';

/**
 * Writes a folder for nginx: the files of a build in `site/`, texts also compressed, and the headers as
 * configuration. Outside `dist/`, because Cloudflare would publish compressed files as files of their own.
 */
export async function packForNginx(dist: string, target: string): Promise<void> {
  const site = join(target, 'site');
  await rm(target, { recursive: true, force: true });
  // Cloudflare's configuration, which nginx would publish.
  const filter = (file: string) => !['_headers', '_redirects'].includes(basename(file));
  await cp(dist, site, { recursive: true, filter });
  for (const name of globSync(textFiles, { cwd: site })) {
    const data = await readFile(join(site, name));
    await writeFile(join(site, `${name}.gz`), gzipSync(data, { level: 9 }));
    await writeFile(join(site, `${name}.br`), brotliCompressSync(data));
  }
  const { maps, headers } = toNginx(fromCloudflare(await readFile(join(dist, '_headers'), 'utf8')));
  await writeFile(join(target, 'maps.conf'), maps);
  await writeFile(join(target, 'headers.conf'), headers);
  await cp(new URL('../../deploy/site.conf', import.meta.url), join(target, 'site.conf'));
}
