import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, startScript } from '../support/project-copy.ts';

/* What `npm run deploy` asks of Cloudflare: wrangler is the real one, Cloudflare a server on this machine. */

const account = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'konto' };
const around = mkdtempSync(join(tmpdir(), 'deploy-'));
const project = join(around, 'project');

let asked: { request: string; token: string | undefined; body: string }[] = [];
let isRefusing = false;
const cloudflare = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    const { method, url = '', headers } = request;
    asked.push({ request: `${method} ${url.replace(/\?.*/, '')}`, token: headers.authorization, body });
    const isMissing = url.includes('/services/');
    const result = {
      jwt: 'a.e30.a',
      buckets: [],
      deployments: [],
      subdomain: 'firma',
      enabled: true,
      previews_enabled: true,
    };
    const errors = [{ code: isMissing ? 10007 : 10000, message: 'Nei' }];
    const isAnswer = !isRefusing && !isMissing;
    response.writeHead(isAnswer ? 200 : isMissing ? 404 : 403, { 'content-type': 'application/json' });
    const answer = isAnswer
      ? { success: true, errors: [], messages: [], result }
      : { success: false, errors };
    response.end(JSON.stringify(answer));
  });
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copyProject(project);
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist/index.html'), '<!doctype html><title>Bygget</title>');
  writeRecord({ deploy: true });
  await new Promise<void>((resolve) => cloudflare.listen(0, 'localhost', resolve));
});
test.beforeEach(() => (asked = []));
test.afterAll(() => {
  cloudflare.close();
  rmSync(around, { recursive: true, maxRetries: 10 });
});

function writeRecord({ deploy }: { deploy: boolean }) {
  const folder = join(project, 'node_modules/.cache/eksempelbad');
  mkdirSync(folder, { recursive: true });
  const record = { deploy, siteUrl: 'https://www.eksempelbad.example', indexable: true };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
}

async function deploy(script: string, settings: Record<string, string>) {
  const { port } = cloudflare.address() as AddressInfo;
  const run = startScript(project, script, {
    CLOUDFLARE_API_BASE_URL: `http://localhost:${port}`,
    WRANGLER_LOG_PATH: around,
    ...settings,
  });
  return { status: await run.ended, output: run.output() };
}

test('uploads the build to the account, under the name of the domain', { tag: '@landing' }, async () => {
  const { status, output } = await deploy('deploy -- --upload', account);
  expect(output).toContain('Nettstedet er publisert.');
  expect(status).toBe(0);
  const worker = '/accounts/konto/workers/scripts/eksempelbad-example';
  const [manifest] = asked.filter(({ request }) => request === `POST ${worker}/assets-upload-session`);
  expect(manifest?.body).toContain('"/index.html"');
  expect(asked.map(({ request }) => request)).toContain(`PUT ${worker}`);
  expect(new Set(asked.map(({ token }) => token))).toContain(`Bearer ${account.CLOUDFLARE_API_TOKEN}`);
});

test('says that nothing changed where Cloudflare refuses', { tag: '@landing' }, async () => {
  isRefusing = true;
  const { status, output } = await deploy('deploy -- --upload', account);
  isRefusing = false;
  expect(output).toContain('Cloudflare tok det ikke imot.');
  expect(status).toBe(1);
});

test('asks nothing of Cloudflare without an account', { tag: '@landing' }, async () => {
  const { status, output } = await deploy('deploy -- --upload', { ...account, CLOUDFLARE_ACCOUNT_ID: '' });
  expect(output).toContain('Mangler CLOUDFLARE_ACCOUNT_ID: docs/deploy.md sier hvor');
  expect({ status, asked }).toEqual({ status: 1, asked: [] });
});

test('uploads no build that is not for the public', { tag: '@landing' }, async () => {
  writeRecord({ deploy: false });
  const { status, output } = await deploy('deploy -- --upload', account);
  expect(output).toContain('er ikke bygget for publisering');
  expect({ status, asked }).toEqual({ status: 1, asked: [] });
});

test('asks nothing of Cloudflare where the content may not be published', { tag: '@landing' }, async () => {
  const { status, output } = await deploy('deploy', account);
  expect(output).toContain('det kan ikke publiseres som et ekte');
  expect({ status, asked }).toEqual({ status: 1, asked: [] });
});
