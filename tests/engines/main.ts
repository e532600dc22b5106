import { exampleEnvironment } from '../../src/pipeline/example.ts';
import { npm } from '../../tools/shared/npm.ts';
import { installEngines, installPrograms } from '../../tools/shared/programs.ts';
import requireExample from '../support/require-example.ts';

/*
 * npm run test:engines: the engines that this machine has. Installs Debian's and builds the example where
 * they are missing. Options are Playwright's.
 */
await installPrograms();
await installEngines();
const isBuilt =
  hasExample() || (await npm(['run', '--silent', 'build:example'], { env: exampleEnvironment() }));
const options = process.argv.slice(2);
const passed =
  isBuilt && (await npm(['exec', '--', 'playwright', 'test', '-c', 'tests/engines', ...options]));
process.exitCode = passed ? 0 : 1;

function hasExample(): boolean {
  try {
    requireExample();
    return true;
  } catch {
    return false;
  }
}
