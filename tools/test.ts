import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleEnvironment } from '../src/pipeline/example.ts';
import { npm } from './shared/npm.ts';
import { installPrograms } from './shared/programs.ts';

/*
 * npm test: every check of the code, on the example. Two sequences of checks run in parallel, and print only
 * when they fail. The browser tests run after them, because they use all cores.
 */

// A temporary directory of its own, because browsers and compilers leave caches and sockets behind.
const temporary = mkdtempSync(join(tmpdir(), 'npm-test-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const env = { ...exampleEnvironment(), TMPDIR: temporary, TEMP: temporary, TMP: temporary };
const passed: string[] = [];
const failed: string[] = [];

async function step(title: string, script: string[], isQuiet = false): Promise<void> {
  const start = performance.now();
  const ok = await npm(['run', '--silent', ...script], { env, isQuiet });
  (ok ? passed : failed).push(title);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
}

/** Runs scripts one after another. */
async function sequence(scripts: Record<string, string>): Promise<void> {
  for (const [title, script] of Object.entries(scripts)) await step(title, [script], true);
}

await installPrograms();
await Promise.all([
  // One after the other: both write the types that Astro generates.
  sequence({ Build: 'build:example', Types: 'types' }),
  sequence({
    Formatting: 'format:check',
    Lint: 'lint',
    'Unused files and packages': 'unused',
    'Lock file': 'supply-chain',
    'Unit tests': 'test:unit',
  }),
]);
// One journey; all tests of the editor take minutes (npm run test:rediger).
await step('The owner’s editor', ['test:rediger', '--', '--project=phone', '--grep=@short']);
if (failed.includes('Build')) console.log('== End-to-end tests: skipped, as there is no build to test');
else await step('End-to-end tests', ['test:e2e']);

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nSteps: ${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
