import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans } from './plans.ts';
import { writeFirm } from './write-firm.ts';

/*
 * npm run test:firms [-- one many]: makes two firms as docs/fra-eksempel.md describes, rehearses the
 * deployment of each, and tests its build against what the plan says. The last build stays in dist/.
 */
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(plans);
for (const name of names) {
  const folder = mkdtempSync(join(tmpdir(), `firma-${name}-`));
  const content = join(folder, 'content');
  try {
    await writeFirm(content, plans[name]!);
    console.log(`\n== ${name}`);
    const ok =
      run(process.execPath, ['tools/deploy.ts', '--dry-run'], content, name) &&
      run('playwright', ['test', '-c', 'tests/firms'], content, name);
    if (!ok) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: string[], content: string, name: string): boolean {
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    FIRM: name,
    ALLOW_DEMO: '',
    SITE_URL: plans[name]!.answers.facts.website,
    PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/firmaskjema',
    PUBLIC_FORM_MODE: 'confirmed',
    PUBLIC_FORM_ACCESS_KEY: '',
  };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}
