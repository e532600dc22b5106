import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleEnvironment } from './example.ts';
import { npm, npmAside } from './npm.ts';
import { countPlaywright, countStep, countVitest, type Count } from './test-count.ts';

/*
 * npm test: everything that speaks of the code, on the example. What needs one core each goes in two rows side by side and tells
 * how it went when it is done; unit tests and end-to-end tests use both cores and are watched.
 */
const reports = resolve('node_modules/.cache/eksempelbad');
const unitReport = resolve(reports, 'unit.json');
const endReport = resolve(reports, 'e2e.json');
const editorReport = resolve(reports, 'editor.json');
const environment = exampleEnvironment(process.env);

/** Says how a step went and how long it took. */
async function step(title: string, run: () => Count | Promise<Count>): Promise<Count> {
  const start = Date.now();
  const count = await run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return count;
}

/** Runs scripts one after another, and shows all that a failed one said. */
async function row(scripts: Record<string, string[]>): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [title, args] of Object.entries(scripts)) {
    const run = async () => {
      const { ok, output } = await npmAside(args, environment);
      if (!ok) console.log(`\n${output}`);
      return countStep(ok);
    };
    counts.push(await step(title, run));
  }
  return counts;
}

const script = (name: string) => ['run', '--silent', name];

mkdirSync(reports, { recursive: true });
for (const report of [unitReport, endReport, editorReport]) rmSync(report, { force: true });

const rows = await Promise.all([
  // Both write what Astro makes of the content.
  row({ Build: script('build:example'), Types: script('types') }),
  row({
    Formatting: script('format:check'),
    Lint: script('lint'),
    'Unused files and packages': script('unused'),
    'Lock file': script('supply-chain'),
  }),
]);
const counts = rows.flat();
const isBuilt = rows[0][0]?.failed === 0;

counts.push(
  await step('Unit tests', () => {
    const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
    return countVitest(npm([...script('test:unit'), '--', ...args], environment), unitReport);
  }),
);
const playwright = (name: string, report: string, ...args: string[]) => {
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return countPlaywright(npm([...script(name), '--', '--reporter=list,json', ...args], env), report);
};
// The rest of the editor's takes minutes: npm run test:rediger.
const editor = () => playwright('test:rediger', editorReport, '--project=phone', '--grep=@short');
counts.push(await step('The owner’s editor', editor));
if (isBuilt) counts.push(await step('End-to-end tests', () => playwright('test:e2e', endReport)));
else console.log('== End-to-end tests: skipped, as there is no build to test');

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
