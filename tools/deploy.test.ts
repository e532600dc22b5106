import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('asks for the account in a sentence', { timeout: 30_000 }, () => {
  const env = {
    ...process.env,
    CLOUDFLARE_API_TOKEN: '',
    CLOUDFLARE_ACCOUNT_ID: '',
    GITHUB_STEP_SUMMARY: '',
  };
  const { status, stderr } = spawnSync('node', ['tools/deploy.ts'], { encoding: 'utf8', env });
  expect(stderr).toMatch(/^\nMangler CLOUDFLARE_API_TOKEN og CLOUDFLARE_ACCOUNT_ID\./);
  expect(status).toBe(1);
});
