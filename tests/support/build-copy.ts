import { pathToFileURL } from 'node:url';
import { build } from 'astro';

/*
 * node tests/support/build-copy.ts <folder>: builds the content of CONTENT_DIR into a folder, with its cache beside it. A
 * process of its own: Vitest runs React for development.
 */
const folder = process.argv[2] ?? '';
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await build({
  outDir: pathToFileURL(`${folder}/dist/`).pathname,
  cacheDir: pathToFileURL(`${folder}/cache/`).pathname,
  logLevel: 'error',
});
