import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleEnvironment } from './shared/example.ts';
import { npm, npmAside } from './shared/npm.ts';
import { obtainPrograms } from './shared/programs.ts';
import { countStep, countTests, type Count } from './shared/test-count.ts';

/*
 * npm test: everything that speaks of the code, on the example. What needs one core each goes in two rows side by side and tells
 * how it went when it is done; unit tests and end-to-end tests use both cores and are watched.
 */
const report = resolve('node_modules/.cache/eksempelbad/report.json');
const environment = { ...exampleEnvironment(process.env), PLAYWRIGHT_JSON_OUTPUT_FILE: report };

/** Says how a step went and how long it took. */
async function step(title: string, run: () => Count | Promise<Count>): Promise<Count> {
  const start = Date.now();
  const count = await run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return count;
}

/** Runs scripts one after another, and shows all that a failed one said. */
async function row(scripts: Record<string, string>): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [title, name] of Object.entries(scripts)) {
    const run = async () => {
      const { ok, output } = await npmAside(['run', '--silent', name], environment);
      if (!ok) console.log(`\n${output}`);
      return countStep(ok);
    };
    counts.push(await step(title, run));
  }
  return counts;
}

/** Runs a script whose tests are told one by one, and into the report. */
const tests = (title: string, name: string, ...args: string[]) =>
  step(title, () => {
    rmSync(report, { force: true });
    return countTests(npm(['run', '--silent', name, '--', ...args], environment), report);
  });

await obtainPrograms();
const rows = await Promise.all([
  // Both write what Astro makes of the content.
  row({ Build: 'build:example', Types: 'types' }),
  row({
    Formatting: 'format:check',
    Lint: 'lint',
    'Unused files and packages': 'unused',
    'Lock file': 'supply-chain',
  }),
]);
const counts = rows.flat();
const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
counts.push(await tests('Unit tests', 'test:unit', ...vitest));
// The rest of the editor's takes minutes: npm run test:rediger.
const short = ['--reporter=list,json', '--project=phone', '--grep=@short'];
counts.push(await tests('The owner’s editor', 'test:rediger', ...short));
if (rows[0][0]?.failed === 0)
  counts.push(await tests('End-to-end tests', 'test:e2e', '--reporter=list,json'));
else console.log('== End-to-end tests: skipped, as there is no build to test');

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
