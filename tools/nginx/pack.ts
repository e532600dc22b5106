import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromCloudflare } from '../../build/headers/cloudflare.ts';
import { toNginx } from '../../build/headers/nginx.ts';

const TEXT_FILES = '**/*.{html,js,css,json,svg,txt,xml,webmanifest}';
/** Files for Cloudflare, which nginx would publish. */
const CLOUDFLARE_FILES = ['_headers', '_redirects'];

const compressions = [
  { suffix: 'gz', compress: (data: Buffer) => promisify(gzip)(data, { level: 9 }) },
  {
    suffix: 'br',
    compress: (data: Buffer) =>
      promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  },
];

/**
 * Makes a folder with all that nginx needs of a build: the files in `site/`, each text also compressed, and the headers.
 * A copy, because Cloudflare would publish the compressed files of `dist/` as files of their own.
 *
 * @param dist the built site, with its `_headers`
 * @param target emptied first
 */
export async function packForNginx(dist: string, target: string): Promise<void> {
  const site = join(target, 'site');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(dist, site, { recursive: true });
  for (const file of CLOUDFLARE_FILES) await rm(join(site, file), { force: true });
  await Promise.all(globSync(TEXT_FILES, { cwd: site }).map((file) => compress(join(site, file))));
  const { maps, headers } = toNginx(fromCloudflare(await readFile(join(dist, '_headers'), 'utf8')));
  await writeFile(join(target, 'maps.conf'), maps);
  await writeFile(join(target, 'headers.conf'), headers);
  await cp(new URL('../../deploy/site.conf', import.meta.url), join(target, 'site.conf'));
}

async function compress(file: string): Promise<void> {
  const data = await readFile(file);
  for (const { suffix, compress } of compressions) await writeFile(`${file}.${suffix}`, await compress(data));
}
