import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans } from './plans.ts';
import { writeFirm } from './write-firm.ts';

/*
 * npm run test:firms [-- least most disorder]: builds made-up firms for the public, one after the other, and tests each build
 * as test:site tests a firm's own, and by what only the maker of a firm knows. The last one stays in dist/.
 */
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(plans);
for (const name of names) {
  const folder = mkdtempSync(join(tmpdir(), `firma-${name}-`));
  try {
    await writeFirm(folder, plans[name]!);
    console.log(`\n== ${name}`);
    const ok =
      run(process.execPath, ['tools/build/main.ts'], folder, name) &&
      run('playwright', ['test', '-c', 'tests/firms'], folder, name);
    if (!ok) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: string[], folder: string, name: string): boolean {
  const env = {
    ...process.env,
    CONTENT_DIR: folder,
    FIRM: name,
    DEPLOY: '1',
    ALLOW_DEMO: '',
    SITE_URL: '',
    PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/firmaskjema',
    PUBLIC_FORM_MODE: '',
    PUBLIC_FORM_ACCESS_KEY: '',
  };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}
