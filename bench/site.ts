import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '../src/content/current.ts';
import { buildFolder } from '../tests/support/build-folder.ts';
import { CommandError } from '../tools/shared/command.ts';
import { startNginx } from '../tools/shared/nginx-server.ts';

/** Builds the project’s content, or that of `CONTENT_DIR`, and serves it by nginx until it is closed. */
export async function serveBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const { ok, output } = buildFolder(folder, { CONTENT_DIR: contentFolder });
  if (!ok) throw new CommandError(output);
  const site = await startNginx(join(folder, 'dist'));
  return { url: site.url, close: () => site.close().then(() => rm(folder, { recursive: true })) };
}
