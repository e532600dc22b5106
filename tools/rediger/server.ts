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

/** The largest request, in bytes: a photograph. */
const largest = 50e6;

/**
 * Serves the editor and a project's content on this machine alone. Content is given to the editor's own page
 * only: browsers say in `Sec-Fetch-Site` which page a request comes from, and no page can change that.
 *
 * @param root the project
 * @param bundle folder that the editor was built into
 * @param port 0 takes any free one
 * @param site where «Se nettsiden» leads
 */
export async function startEditorServer(root: string, bundle: string, port: number, site?: string) {
  const answer = localApi(root);
  const files = staticMiddleware({ dir: bundle });
  // Drawings in the firm's colours, at the same addresses as on the site, for the preview.
  const drawings = staticMiddleware({ dir: resolve('src/content/brand/drawings') });
  let own = '';

  const answerApi = (request: Request, route: string) => {
    const isForm = !/^application\/(json|octet-stream)$/.test(request.headers.get('Content-Type') ?? '');
    if (request.headers.get('Sec-Fetch-Site') !== 'same-origin' || (request.method !== 'GET' && isForm))
      return new Response('Forbidden', { status: 403 });
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
      // A foreign name that leads to this machine.
      if (request.headers.get('Host') !== own) return new Response('Forbidden', { status: 403 });
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
  return { url: `http://${own}/rediger/`, close: () => server.close(true) };
}
