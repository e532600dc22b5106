import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleEnvironment } from '../src/pipeline/example.ts';
import { npm } from './shared/npm.ts';
import { installPrograms } from './shared/programs.ts';

/*
 * npm test: the checks of the code, on the example; what takes long is in npm run test:engines. What needs no
 * browser runs beside the build and the browser tests, which leave a part of each core idle, and prints only
 * when it fails.
 */

// A temporary directory of its own, because browsers and compilers leave caches and sockets behind.
const temporary = mkdtempSync(join(tmpdir(), 'npm-test-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const env = { ...exampleEnvironment(), TMPDIR: temporary, TEMP: temporary, TMP: temporary };
const passed: string[] = [];
const failed: string[] = [];

async function step(title: string, script: string[], isQuiet = true): Promise<boolean> {
  const start = performance.now();
  const ok = await npm(['run', '--silent', ...script], { env, isQuiet });
  if (ok) passed.push(title);
  else failed.push(title);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  return ok;
}

const browser = findBrowser();
const build = step('Build', ['build:example']);

/** Installs a browser where there is none, which takes half a minute beside the first checks. */
async function findBrowser(): Promise<boolean> {
  try {
    await installPrograms();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failed.push('Browser');
    return false;
  }
}

async function testInBrowsers() {
  if (!(await browser)) return;
  const isBuilt = await build;
  if (isBuilt) await step('End-to-end tests', ['test:e2e'], false);
  else console.log('== End-to-end tests: skipped, as there is no build to test');
}

async function checkCode() {
  await step('Formatting', ['format:check']);
  await step('Lint', ['lint']);
  await step('Unused files and packages', ['unused']);
  await step('Lock file', ['supply-chain']);
  await step('Unit tests', ['test:unit']);
  // After the build: both write the types that Astro generates.
  await build;
  await step('Types', ['types']);
}

await Promise.all([testInBrowsers(), checkCode()]);

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nSteps: ${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
