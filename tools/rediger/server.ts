import { randomBytes, timingSafeEqual } from 'node:crypto';
import { resolve } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { localApi } from './local-api.ts';

/** Headers for what a `<meta>` policy cannot express (src/pipeline/policy.ts). */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

/** The largest request, in bytes: a photograph as text. */
const largest = 50e6;

/**
 * Serves the editor and a repository's content on this machine alone, to pages that know the secret of its
 * address.
 *
 * @param root the repository
 * @param bundle folder that the editor was built into
 * @param port 0 takes any free one
 * @param site where «Se nettsiden» leads
 */
export async function startEditorServer(root: string, bundle: string, port: number, site?: string) {
  const secret = randomBytes(16).toString('hex');
  const answer = localApi(root);
  const files = staticMiddleware({ dir: bundle });
  // Drawings in the firm's colours, at the same addresses as on the site, for the preview.
  const drawings = staticMiddleware({ dir: resolve('src/content/brand/drawings') });
  let own = '';

  const answerApi = (request: Request, route: string) => {
    if (!isSame(request.headers.get('Authorization'), `Bearer ${secret}`))
      return new Response('Unauthorized', { status: 401 });
    const length = Number(request.headers.get('Content-Length') ?? (request.body ? Infinity : 0));
    return length > largest ? new Response('Too large', { status: 413 }) : answer(request, route);
  };
  const server = serve({
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    // Ends a stalled request; other requests are answered meanwhile.
    node: { requestTimeout: 120_000, headersTimeout: 10_000 },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const isForeign = request.headers.get('Sec-Fetch-Site') === 'cross-site';
      if (request.headers.get('Host') !== own || isForeign) return new Response('Forbidden', { status: 403 });
      if (pathname.startsWith('/api/')) return answerApi(request, pathname.slice('/api/'.length));
      if (pathname === '/') return Response.redirect(site ?? `http://${own}/rediger/`, 307);
      const missing = () => new Response('Finnes ikke.', { status: 404 });
      const file = await files(request, () => drawings(request, missing));
      for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
      return file;
    },
  });
  await server.ready();
  own = new URL(server.url ?? '').host;
  return { url: `http://${own}/rediger/#nokkel=${secret}`, close: () => server.close(true) };
}

/** Compares two secrets in constant time, so that timing reveals nothing. */
const isSame = (given: string | null, expected: string) =>
  given?.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
