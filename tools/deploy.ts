import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { currentContent } from '../src/files/current.ts';
import { requireBuild } from '../src/pipeline/build-record.ts';
import { UserError, readEnvironment } from '../src/pipeline/environment.ts';
import { buildSite } from '../src/pipeline/main.ts';
import { runCommand } from './shared/command.ts';
import { npm } from './shared/npm.ts';
import { installPrograms } from './shared/programs.ts';

/*
 * npm run deploy: checks content and settings, makes a public build, tests it and uploads it to Cloudflare.
 * It does not test the code, which `npm test` does. `--dry-run` skips the upload; `--upload` uploads the
 * build of an earlier `--dry-run`.
 */
await runCommand(() =>
  deploy().catch((error: unknown) => {
    const unknown = 'Det lot seg ikke bygge. Hva som er galt, står i loggen. Det som ligger ute, er som før.';
    writeJobSummary('Nettstedet er ikke publisert', error instanceof UserError ? error.message : unknown);
    throw error;
  }),
);

async function deploy(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { 'dry-run': dryRun, upload } = parseArgs({ options: { 'dry-run': flag, upload: flag } }).values;
  const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID } = process.env;
  const account = { CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID };
  // Build and tests do not see the credentials.
  for (const name of Object.keys(account)) Reflect.deleteProperty(process.env, name);
  const missing = Object.entries(account).flatMap(([name, value]) => (value?.trim() ? [] : [name]));
  if (missing.length > 0 && !dryRun)
    throw new UserError(`Mangler ${missing.join(' og ')}.
Begge finnes i kontrollpanelet hos Cloudflare; docs/deploy.md sier hvor. Sett dem i miljøet og prøv igjen,
eller prøv alt uten å laste opp: npm run deploy -- --dry-run`);

  if (upload) requireBuild();
  else await buildAndTest();
  const name = await nameArguments();
  const args = ['exec', '--', 'wrangler', 'deploy', ...name, ...(dryRun ? ['--dry-run'] : [])];
  const env = { ...process.env, ...account, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  const isUploaded = await npm(args, { env });
  expectOk(isUploaded, 'Cloudflare ikke tok imot det. Hva som var galt, står i loggen over.');
  console.log(dryRun ? '\nAlt er klart. Ingenting er lastet opp (--dry-run).' : '\nNettstedet er publisert.');
  if (!dryRun) writeJobSummary('Nettstedet er publisert', 'Endringene er ute nå.');
}

async function buildAndTest(): Promise<void> {
  await installPrograms();
  Object.assign(process.env, { DEPLOY: '1', CI: '1' });
  await buildSite();
  console.log('\nPrøver det ferdige nettstedet. Det tar et minutt eller to …');
  const ok = await npm(['run', '--silent', 'test:site'], { isQuiet: true });
  expectOk(ok, 'en av testene av det ferdige nettstedet feilet. Hvilken står i loggen over.');
}

/**
 * Arguments that name the worker by the domain, unless the firm has changed its name in `wrangler.jsonc`. The
 * domain is read from the environment: a job that only uploads has no record of the build.
 */
async function nameArguments(): Promise<string[]> {
  const firm = (await currentContent()).facts?.firm;
  const { siteUrl, demo } = readEnvironment(process.env, firm);
  const isUnnamed = readFileSync('wrangler.jsonc', 'utf8').includes('"name": "eksempelbad"');
  const name = new URL(siteUrl).hostname.replace(/^www\./, '').replaceAll('.', '-');
  return isUnnamed && !demo ? ['--name', name] : [];
}

function writeJobSummary(title: string, text: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, `## ${title}\n\n\`\`\`\n${text}\n\`\`\`\n`);
}

function expectOk(ok: boolean, why: string): void {
  if (!ok) throw new UserError(`Nettstedet er ikke publisert, fordi ${why} Det som ligger ute, er som før.`);
}
