import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateContent } from '../../../tools/rediger/workspace.ts';
import { fillIn } from './fill-in.ts';
import { plans } from './plans.ts';

/*
 * npm run test:firms [-- one many]: takes each firm from the template to a rehearsed deployment, and tests
 * its build. The last build stays in dist/.
 */
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(plans);
for (const name of names) {
  const plan = plans[name]!;
  const folder = mkdtempSync(join(tmpdir(), `firma-${name}-`));
  const content = join(folder, 'content');
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    FIRM: name,
    ALLOW_DEMO: '',
    SITE_URL: '',
    PUBLIC_FORM_ENDPOINT: '',
  };
  const run = async (command: string, ...args: string[]) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    const [status] = await once(child, 'close');
    if (status !== 0) throw new Error(`${name}: ${args.join(' ')} failed.`);
  };
  console.log(`\n== ${name}`);
  try {
    const start = performance.now();
    cpSync(templateContent, content, { recursive: true });
    await fillIn(content, plan);
    await run(process.execPath, 'tools/deploy.ts', '--dry-run');
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(`${name}: from an empty folder to a rehearsed deployment in ${minutes} minutes`);
    await run('playwright', 'test', '-c', 'tests/any-firm/firms');
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
