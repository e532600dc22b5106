import { spawnSync } from 'node:child_process';
import { contentFolder } from '../src/content/folder.ts';
import { inspectBuild } from './build/inspect.ts';
import { CommandError, runCommand } from './command.ts';

/** What Cloudflare needs to know who publishes; both come from its dashboard (deploy/README.md). */
const ACCOUNT_VARIABLES = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

const environment = { ...process.env, DEPLOY: '1', WRANGLER_SEND_METRICS: 'false', CI: '1' };

/*
 * npm run deploy [-- --dry-run]: tests the code, builds for the public, tests that build, then uploads it to Cloudflare. The
 * code is tested on the example, as the firm's own words and settings are nothing that a test can know.
 */
await runCommand(async () => {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--dry-run');
  if (unknown.length > 0) {
    throw new CommandError(
      `Kjenner ikke ${unknown.join(' ')}. Bruk: npm run deploy, eller npm run deploy -- --dry-run`,
    );
  }
  const dryRun = process.argv.includes('--dry-run');

  // Before the tests, which take minutes.
  const { ready, text } = await inspectBuild(contentFolder, environment);
  const missing = dryRun ? [] : ACCOUNT_VARIABLES.filter((name) => !process.env[name]?.trim());
  if (!ready || missing.length > 0) {
    throw new CommandError(
      [!ready && text, missing.length > 0 && missingAccount(missing)].filter(Boolean).join('\n\n'),
    );
  }

  const failed = 'Nettstedet er ikke publisert, fordi en av kontrollene feilet. Se over hvilken.';
  run(['npm', 'test'], failed);
  run(
    ['npm', 'run', 'build'],
    'Nettstedet er ikke publisert, fordi det ikke lot seg bygge. Hva som er galt, står over.',
  );
  run(['npm', 'run', 'test:site'], failed);
  run(
    ['wrangler', 'deploy', ...(dryRun ? ['--dry-run'] : [])],
    'Nettstedet er ikke publisert: Cloudflare tok ikke imot det. Hva som var galt, står over.',
  );
  console.log(dryRun ? '\nAlt er klart. Ingenting er lastet opp (--dry-run).' : '\nNettstedet er publisert.');
});

function missingAccount(names: string[]): string {
  return [
    `Mangler ${names.join(' og ')}.`,
    'Begge finnes i kontrollpanelet hos Cloudflare; deploy/README.md sier hvor. Sett dem i miljøet og prøv igjen,',
    'eller prøv alt uten å laste opp: npm run deploy -- --dry-run',
  ].join('\n');
}

function run([command = '', ...args]: string[], complaint: string): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: environment });
  if (status !== 0) throw new CommandError(complaint);
}
