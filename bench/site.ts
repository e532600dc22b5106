import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../tests/support/build-folder.ts';
import { CommandError } from '../tools/command.ts';
import { startNginx } from '../tools/serve/nginx.ts';
import { writeManyProjects } from './many-projects.ts';

/** Builds the project’s content, or with so many made-up `projects` in the place of its own, and serves it by nginx until it is closed. */
export async function serveBuild(projects?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = projects === undefined ? 'content' : join(folder, 'content');
  if (projects !== undefined) await writeManyProjects(content, projects);
  const start = performance.now();
  // An address that counts as the firm's: pages that search engines may not list would cost the score for being found.
  const { ok, output } = buildFolder(folder, { SITE_URL: 'https://bench.invalid', CONTENT_DIR: content });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!ok) throw new CommandError(output);
  const site = await startNginx(join(folder, 'dist'));
  const close = () => site.close().then(() => rm(folder, { recursive: true }));
  const name = projects === undefined ? 'home' : `${projects} projects, ${seconds} s`;
  return { name, url: site.url, close };
}
