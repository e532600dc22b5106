import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleEnvironment } from '../../tools/shared/example.ts';

const script = fileURLToPath(new URL('build-copy.ts', import.meta.url));

/**
 * Builds `content` of a folder into its `dist` for a test, and keeps a cache between them.
 *
 * @param variables of the environment; those of the project that the tests were started with do not count
 * @returns what the build said, and whether it ended well
 */
export function buildFolder(folder: string, variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: {
      ...exampleEnvironment(process.env),
      NODE_ENV: 'production',
      CONTENT_DIR: join(folder, 'content'),
      ...variables,
    },
  });
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}
