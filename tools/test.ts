import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleEnvironment } from './example.ts';
import { obtainChromium } from './chromium.ts';
import { countPlaywright, countStep, countVitest, type Count } from './test-count.ts';

const REPORTS = fileURLToPath(new URL('../node_modules/.cache/eksempelbad/', import.meta.url));
const UNIT_REPORT = join(REPORTS, 'unit.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');

/** Runs an npm script with its output in this terminal; true if it succeeded. */
function npmRun(script: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...exampleEnvironment(process.env), ...environment };
  return spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit', env }).status === 0;
}

/** Runs one of the project's own commands with its output in this terminal; true if it succeeded. */
const nodeRun = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

/** Runs one step under a heading and says how it went and how long it took. */
function step(title: string, run: () => Count): Count {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const count = run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return count;
}

function endToEnd(): Count {
  try {
    const environment = { CHROMIUM_PATH: obtainChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT };
    return countPlaywright(npmRun('test:e2e', ['--reporter=list,json'], environment), E2E_REPORT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countStep(false);
  }
}

mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });

const counts = [
  step('Content of the firm', () => countStep(nodeRun('tools/content/check.ts', 'content'))),
  step('Formatting', () => countStep(npmRun('format:check'))),
  step('Lint', () => countStep(npmRun('lint'))),
  step('Types', () => countStep(npmRun('types'))),
  step('Unused files and packages', () => countStep(npmRun('unused'))),
  step('Supply chain', () => countStep(npmRun('supply-chain'))),
  step('Unit tests', () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
    return countVitest(npmRun('test:unit', reporters), UNIT_REPORT);
  }),
];
const build = step('Build', () => countStep(npmRun('build')));
counts.push(build);
if (build.failed === 0) counts.push(step('End-to-end tests', endToEnd));
else console.log('\n== End-to-end tests: skipped, as there is no build to test');

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
