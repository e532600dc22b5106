import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const astroBuild = fileURLToPath(new URL('astro-build.ts', import.meta.url));

/** Where a build for measuring goes and what it is made of; folders are absolute. */
interface BuildOptions {
  outDir: string;
  /** Pictures and content that a build keeps for the next; an empty folder makes a cold build. */
  cacheDir?: string;
  contentDir?: string;
}

/**
 * Builds the site into a folder of its own, for an address that counts as the firm's: pages that search engines may not
 * list would cost the score for being found.
 *
 * @returns how long it took, in seconds
 * @throws Error where the build fails, with what it wrote
 */
export async function buildForBench({ outDir, cacheDir, contentDir }: BuildOptions): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [astroBuild, outDir, cacheDir ?? ''], {
    env: {
      ...process.env,
      SITE_URL: 'https://bench.invalid',
      ...(contentDir !== undefined && { CONTENT_DIR: contentDir }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - start) / 1000;
}
