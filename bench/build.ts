import { spawnSync } from 'node:child_process';
import { contentFolder } from '../src/content/current.ts';
import { CommandError } from '../tools/shared/command.ts';
import { exampleEnvironment } from '../tools/shared/example.ts';

/** Builds the content of `CONTENT_DIR` into a folder, with the settings of a build for tests. */
export function buildInto(folder: string): void {
  const { status, stdout, stderr } = spawnSync('astro', ['build', '--outDir', folder], {
    encoding: 'utf8',
    env: {
      ...exampleEnvironment(process.env),
      CONTENT_DIR: contentFolder,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) throw new CommandError(`${stdout}${stderr}`);
}
