import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

const textFiles = '**/*.{html,js,css,json,svg,txt,md,xml}';

/** Serves a copy of a build with its texts compressed by brotli at its best, as hosts do. */
export async function serveCompressed(build: string) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-site-'));
  await cp(build, dir, { recursive: true });
  for (const name of globSync(textFiles, { cwd: dir }))
    await writeFile(join(dir, `${name}.br`), brotliCompressSync(await readFile(join(dir, name))));
  const files = staticMiddleware({ dir, encodings: true });
  const server = serve({
    fetch: (request) => files(request, () => new Response('Not found', { status: 404 })),
    hostname: 'localhost',
    port: 0,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    url: new URL(server.url ?? '').origin,
    close: async () => {
      await server.close(true);
      await rm(dir, { recursive: true });
    },
  };
}
