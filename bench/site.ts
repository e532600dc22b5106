import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../tests/support/build-folder.ts';
import { CommandError } from '../tools/command.ts';
import { startNginx } from '../tools/serve/nginx.ts';

/** Builds the project’s content, or what `makeContent` writes into a folder, serves it by nginx, and takes it away after `use`. */
export async function withSite<Result>(
  use: (site: { url: string; seconds: number }) => Promise<Result>,
  makeContent?: (folder: string) => Promise<void>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const content = makeContent ? join(folder, 'content') : 'content';
    await makeContent?.(content);
    const start = performance.now();
    // An address that counts as the firm's: pages that search engines may not list would cost the score for being found.
    const { ok, output } = buildFolder(folder, { SITE_URL: 'https://bench.invalid', CONTENT_DIR: content });
    if (!ok) throw new CommandError(output);
    const seconds = (performance.now() - start) / 1000;
    const site = await startNginx(join(folder, 'dist'));
    return await use({ url: site.url, seconds }).finally(() => site.close());
  } finally {
    await rm(folder, { recursive: true });
  }
}
