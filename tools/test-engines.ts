import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildRecordFile, readBuildRecord } from '../build/build-record.ts';
import { isExample } from './example.ts';
import { engineVersion, obtainEngines, type EnginePrograms } from './engines.ts';
import { requireFreePort } from './port.ts';
import { countPlaywright, type Count } from './test-count.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/eksempelbad/', import.meta.url));

/* npm run test:engines: the essential journeys in Chromium, Firefox ESR and WebKitGTK, against what is built. */
try {
  const engines = obtainEngines();
  requireBuild();
  await requireInboxPort();
  mkdirSync(CACHE, { recursive: true });
  const counts = engines.map((engine) => ({ engine, count: runIn(engine) }));
  console.log();
  for (const { engine, count } of counts) console.log(`${engineVersion(engine)}: ${inWords(count)}`);
  const sum = (part: keyof Count) => counts.reduce((total, { count }) => total + count[part], 0);
  const total = { passed: sum('passed'), failed: sum('failed') };
  console.log(`\n${inWords(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

function inWords({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

/** Runs the journeys in one engine; more words on the command line go to Playwright, such as a file or `-g`. */
function runIn(engine: EnginePrograms): Count {
  console.log(`\n== ${engineVersion(engine)}`);
  const report = `${CACHE}engine-${engine.name}.json`;
  rmSync(report, { force: true });
  const args = ['--config=tests/engines', `--project=${engine.name}`, '--reporter=list,json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['playwright', 'test', ...args, ...process.argv.slice(2)];
  return countPlaywright(spawnSync('npx', command, { stdio: 'inherit', env }).status === 0, report);
}

/** @throws Error where the site cannot be built */
function requireBuild() {
  if (existsSync('dist/index.html') && existsSync(buildRecordFile) && isExample(readBuildRecord())) return;
  console.log('The example is not built yet. Building.');
  if (spawnSync('npm', ['run', 'build:example'], { stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed: there is nothing to test.');
}

/**
 * The built form posts to one address, and not every engine lets a test lead its posts elsewhere.
 *
 * @throws Error where the build is for another form than the local inbox, or its port is taken
 */
async function requireInboxPort() {
  const { formEndpoint } = readBuildRecord();
  const { protocol, hostname, port } = new URL(formEndpoint);
  if (protocol !== 'http:' || hostname !== 'localhost')
    throw new Error(`The build posts to ${formEndpoint}. Build for the local inbox: npm run build:example.`);
  await requireFreePort(Number(port || 80), 'INBOX_PORT').catch(() => {
    throw new Error(
      `Port ${port} is taken, and the build posts to it. Stop what runs there, such as npm start.`,
    );
  });
}
