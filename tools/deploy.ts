import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite } from './build/site.ts';
import { CommandError, runCommand } from './command.ts';
import { npm } from './npm.ts';
import { obtainPrograms } from './programs.ts';

/** What Cloudflare needs to know who publishes; both come from its dashboard (deploy/README.md). */
const ACCOUNT_VARIABLES = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

/*
 * npm run deploy [-- --dry-run]: checks content and settings, builds for the public, tests that very build, then uploads it to
 * Cloudflare. The code is not tested here: words and pictures do not change it, and whoever changes it runs `npm test`.
 */
await runCommand(() =>
  deploy().catch((error: unknown) => {
    const unknown = 'Det lot seg ikke bygge. Hva som er galt, står i loggen. Det som ligger ute, er som før.';
    tellWorkflow('Nettstedet er ikke publisert', error instanceof CommandError ? error.message : unknown);
    throw error;
  }),
);

async function deploy(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  const missing = dryRun ? [] : ACCOUNT_VARIABLES.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0)
    throw new CommandError(`Mangler ${missing.join(' og ')}.
Begge finnes i kontrollpanelet hos Cloudflare; deploy/README.md sier hvor. Sett dem i miljøet og prøv igjen,
eller prøv alt uten å laste opp: npm run deploy -- --dry-run`);

  await obtainPrograms();
  Object.assign(process.env, { DEPLOY: '1', WRANGLER_SEND_METRICS: 'false', CI: '1' });
  await buildSite();
  run(['run', 'test:site'], 'en av testene av det ferdige nettstedet feilet. Hvilken står i loggen over.');
  run(
    ['exec', '--', 'wrangler', 'deploy', ...(dryRun ? ['--dry-run'] : [])],
    'Cloudflare ikke tok imot det. Hva som var galt, står i loggen over.',
  );
  console.log(dryRun ? '\nAlt er klart. Ingenting er lastet opp (--dry-run).' : '\nNettstedet er publisert.');
  if (!dryRun) tellWorkflow('Nettstedet er publisert', 'Endringene er ute nå.');
}

/** Writes what the owner reads under the run on GitHub. */
function tellWorkflow(title: string, text: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, `## ${title}\n\n\`\`\`\n${text}\n\`\`\`\n`);
}

function run(args: readonly string[], why: string): void {
  if (!npm(args))
    throw new CommandError(`Nettstedet er ikke publisert, fordi ${why} Det som ligger ute, er som før.`);
}
