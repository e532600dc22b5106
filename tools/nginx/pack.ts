import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromCloudflare } from '../../build/headers/cloudflare.ts';
import { toNginx } from '../../build/headers/nginx.ts';

const TEXT_FILES = '**/*.{html,js,css,json,svg,txt,xml,webmanifest}';
/**
 * Makes a folder, emptied first, with all that nginx needs of a build: the files in `site/`, each text also compressed, and the headers.
 * A copy, because Cloudflare would publish the compressed files of `dist/` as files of their own.
 */
export async function packForNginx(dist: string, target: string): Promise<void> {
  const site = join(target, 'site');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(dist, site, { recursive: true });
  // They are for Cloudflare; nginx would publish them.
  for (const file of ['_headers', '_redirects']) await rm(join(site, file), { force: true });
  await Promise.all(globSync(TEXT_FILES, { cwd: site }).map((file) => compress(join(site, file))));
  const { maps, headers } = toNginx(fromCloudflare(await readFile(join(dist, '_headers'), 'utf8')));
  await writeFile(join(target, 'maps.conf'), maps);
  await writeFile(join(target, 'headers.conf'), headers);
  await cp(new URL('../../deploy/site.conf', import.meta.url), join(target, 'site.conf'));
}

async function compress(file: string): Promise<void> {
  const data = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(data, { params }));
}
