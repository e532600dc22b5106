import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPublicBuild } from '../src/pipeline/build-record.ts';
import { UserError } from '../src/pipeline/environment.ts';
import { buildSite } from '../src/pipeline/main.ts';
import { runCommand } from './shared/command.ts';
import { npm } from './shared/npm.ts';

/*
 * npm run deploy: builds for the public, with the build's own checks, and uploads to Cloudflare. `--dry-run`
 * builds alone; `--upload` uploads what `--dry-run` built. The build does not see the account.
 */
const accountVariables = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { 'dry-run': flag, upload: flag } });
  const account = Object.fromEntries(accountVariables.map((name) => [name, process.env[name]?.trim()]));
  for (const name of accountVariables) Reflect.deleteProperty(process.env, name);
  try {
    const missing = accountVariables.filter((name) => !account[name]);
    if (!values['dry-run'] && missing.length > 0)
      throw new UserError(
        `Mangler ${missing.join(' og ')}: docs/deploy.md sier hvor de finnes. Sett dem i miljøet og prøv igjen, ` +
          'eller bygg uten å laste opp: npm run deploy -- --dry-run',
      );
    if (!values.upload) await buildPublicSite();
    if (values['dry-run']) {
      console.log('\nAlt er klart. Ingenting er lastet opp (--dry-run).');
      return;
    }
    const env = { ...process.env, ...account, WRANGLER_SEND_METRICS: 'false', CI: '1' };
    const isUploaded = await npm(['exec', '--', 'wrangler', 'deploy', ...workerName()], { env });
    if (!isUploaded)
      throw new UserError('Cloudflare tok det ikke imot. Hva som var galt, står i loggen over.');
    tell('Nettstedet er publisert', 'Endringene er ute nå.');
  } catch (error) {
    const why =
      error instanceof UserError ? error.message : 'Det lot seg ikke bygge. Hva som er galt, står i loggen.';
    tell('Nettstedet er ikke publisert', `${why}\nDet som ligger ute, er som før.`);
    throw error;
  }
});

async function buildPublicSite() {
  process.env['DEPLOY'] = '1';
  await buildSite();
}

/** Names the worker by the domain, unless the firm has changed its name in `wrangler.jsonc`. */
function workerName(): string[] {
  const { siteUrl, indexable } = readPublicBuild();
  const isUnnamed = readFileSync('wrangler.jsonc', 'utf8').includes('"name": "eksempelbad"');
  if (!isUnnamed || !indexable) return [];
  return ['--name', new URL(siteUrl).hostname.replace(/^www\./, '').replaceAll('.', '-')];
}

/** Says how it ended, here and on the page of the workflow's run. */
function tell(title: string, text: string) {
  console.log(`\n${title}.`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## ${title}\n\n\`\`\`\n${text}\n\`\`\`\n`);
}
