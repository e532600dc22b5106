import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'astro';

/*
 * node tests/support/build-copy.ts <folder>: builds the content of CONTENT_DIR into a folder, with its cache beside it. A
 * process of its own: Vitest runs React for development.
 */
const folder = process.argv[2] ?? '';
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

// Astro also writes into `.astro` of the project, so that one build of the tests waits for another, unless that one is gone.
const lock = 'node_modules/.cache/test-build';
mkdirSync('node_modules/.cache', { recursive: true });
while (!take()) await pause(200);
process.on('exit', () => rmSync(lock, { force: true }));

await build({
  outDir: pathToFileURL(`${folder}/dist/`).pathname,
  cacheDir: pathToFileURL(`${folder}/cache/`).pathname,
  logLevel: 'error',
});

function take(): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(lock, 'utf8')), 0);
    } catch {
      rmSync(lock, { force: true });
    }
    return false;
  }
}
