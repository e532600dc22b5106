import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('build-copy.ts', import.meta.url));

/**
 * Builds `content` of a folder into its `dist` for a test, and keeps a cache between them.
 *
 * @param variables of the environment, beside those that the tests themselves were started with
 * @returns what the build said, and whether it ended well
 */
export function buildFolder(folder: string, variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: join(folder, 'content'),
      // Whatever the tests themselves were started for.
      DEPLOY: '',
      ALLOW_DEMO: '',
      ...variables,
    },
  });
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}
