import { randomBytes, timingSafeEqual } from 'node:crypto';
import { resolve } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { editorHeaders } from '../../build/headers/editor.ts';
import { gitIn, listCommits, listContent, readBlob } from './git.ts';
import { commitSave, folder, Refused } from './saves.ts';
import { makeThumbnail } from './thumbnails.ts';

/** The largest save, in bytes; some 60 pictures. */
const largestSave = 100e6;

/**
 * Serves the editor and the content of a repository on this machine alone, to pages that know the secret in its address.
 *
 * @param root the repository
 * @param bundle folder that the editor was built into
 * @param site where «Se nettsiden» leads
 */
export async function startEditorServer(root: string, bundle: string, port: number, site?: string) {
  const secret = randomBytes(16).toString('hex');
  const answer = contentApi(root);
  const files = staticMiddleware({ dir: bundle });
  // What the preview shows in the firm's colours, under the addresses that the site has them at.
  const drawings = staticMiddleware({ dir: resolve('src/brand/drawings') });
  const own = `127.0.0.1:${port}`;
  const server = serve({
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    // A request that stalls is ended; others are answered meanwhile.
    node: { requestTimeout: 120_000, headersTimeout: 10_000 },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const isForeign = request.headers.get('Sec-Fetch-Site') === 'cross-site';
      if (request.headers.get('Host') !== own || isForeign) return new Response('Forbidden', { status: 403 });
      if (pathname.startsWith('/api/'))
        return isSame(request.headers.get('Authorization'), `Bearer ${secret}`)
          ? answer(request, pathname.slice('/api/'.length))
          : new Response('Unauthorized', { status: 401 });
      if (pathname === '/') return Response.redirect(site ?? `http://${own}/rediger/`, 307);
      const file = await files(request, () =>
        drawings(request, () => new Response('Finnes ikke.', { status: 404 })),
      );
      for (const [name, value] of Object.entries(editorHeaders(''))) file.headers.set(name, value);
      return file;
    },
  });
  await server.ready();
  return { url: `http://${own}/rediger/#nokkel=${secret}`, close: () => server.close(true) };
}

/** Compares without telling by its time how much is right. */
const isSame = (given: string | null, expected: string) =>
  given?.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** `content/<commit>`, `files/<blob>`, `thumbnails/<blob>`, `history` and `commits`, over git. */
function contentApi(root: string) {
  const git = gitIn(root);
  let turn: Promise<unknown> = Promise.resolve();
  const handlers: Record<string, (id: string) => Promise<Response>> = {
    content: async (id) => Response.json(await listContent(git, folder, id)),
    files: async (id) => new Response(Uint8Array.from(await readBlob(git, id))),
    thumbnails: async (id) => {
      const headers = { 'Content-Type': 'image/webp' };
      return new Response(Uint8Array.from(await makeThumbnail(await readBlob(git, id))), { headers });
    },
    history: async () => Response.json(await listCommits(git, folder)),
  };
  return async (request: Request, path: string): Promise<Response> => {
    const [what = '', id = ''] = path.split('/');
    try {
      if (what === 'commits' && request.method === 'POST') {
        const length = Number(request.headers.get('Content-Length') ?? Infinity);
        if (length > largestSave) throw new Refused(413, 'Too large.');
        const form = await request.formData();
        // One save at a time: git locks its index, and a save must see the commit before it.
        const save = turn.then(() => commitSave(git, form));
        turn = save.catch(() => undefined);
        return Response.json({ commit: await save });
      }
      // Nothing but ids reaches git's command line.
      if (id && !/^([0-9a-f]{40,64}|HEAD)$/.test(id)) throw new Refused(400, 'Not an id.');
      const handler = Object.hasOwn(handlers, what) ? handlers[what] : undefined;
      return (await handler?.(id)) ?? new Response('Not found', { status: 404 });
    } catch (error) {
      if (error instanceof Refused) return new Response(error.message, { status: error.status });
      console.error(error);
      return new Response('Failed', { status: 500 });
    }
  };
}
