import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { editorHeaders } from '../../build/headers/editor.ts';
import { gitHubOver } from './github.ts';

/**
 * Opens the door: the editor's page and its GitHub, on this machine alone. Whoever else's page asks, under whatever name,
 * is refused: a save is a write to the disk.
 *
 * @param root the repository
 * @param bundle folder that the editor was built into
 * @param site address of the site, where «Se nettsiden» leads
 * @returns the address of the editor's page, and what closes the door
 */
export async function openDoor(root: string, bundle: string, port: number, site?: string) {
  const gitHub = gitHubOver(root);
  const files = staticMiddleware({ dir: bundle });
  const own = `127.0.0.1:${port}`;
  const url = `http://${own}/rediger/`;
  const server = serve({
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const origin = request.headers.get('Origin');
      const foreign = request.headers.get('Host') !== own || (origin !== null && origin !== `http://${own}`);
      if (foreign || request.headers.get('Sec-Fetch-Site') === 'cross-site') {
        return new Response('Bare denne maskinen har adgang.', { status: 403 });
      }
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) return gitHub(request);
      if (pathname === '/') return Response.redirect(site ?? url, 307);
      const answer = await files(request, () => new Response('Finnes ikke.', { status: 404 }));
      for (const [name, value] of Object.entries(editorHeaders(''))) answer.headers.set(name, value);
      return answer;
    },
  });
  await server.ready();
  return { url, close: () => server.close(true) };
}
