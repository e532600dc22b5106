import { serve, type ServerRequest } from 'srvx';
import { requireFreePort } from '../shared/port.ts';
import { answerPage, failures, inboxPage, type Failure } from './page.ts';
import { MAX_BODY, readEnquiry, readFields, Refusal } from './post.ts';
import { openStore } from './store.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Where the inbox keeps what it receives; git ignores it. */
const usualFile = '.inbox/inbox.db';

/** Starts the local inbox, the stand-in for a form provider, for this machine alone. `port` 0 takes any free one; `file` is SQLite’s. */
export async function startInbox({ port, file = usualFile }: { port: number; file?: string }) {
  if (port !== 0) await requireFreePort(port, 'INBOX_PORT');
  const store = openStore(file);
  let failure: Failure = 'off';

  const routes: Record<string, (request: ServerRequest, url: URL) => Promise<Response> | Response> = {
    'GET /': () => answer('text/html', inboxPage(store.list(), failure)),
    'GET /messages.json': () => answer('application/json', JSON.stringify(store.list())),
    'POST /fail': async (request, url) => {
      if ((request.headers.get('origin') ?? url.origin) !== url.origin) {
        throw new Refusal(403, 'Bryteren kan bare brukes fra innboksens egen side.');
      }
      const { mode = '' } = await readFields(request);
      if (!Object.hasOwn(failures, mode)) throw new Refusal(422, 'Bryteren har ikke dette valget.');
      failure = mode as Failure;
      return new Response(null, { status: 303, headers: { ...headers, location: '/' } });
    },
    'POST /': async (request) => {
      if (failure === 'refuse') request.runtime?.node?.req.destroy();
      if (failure === 'refuse' || failure === 'timeout') return new Promise(() => undefined);
      if (failure === '500') throw new Refusal(500, 'Innboksen er satt til å svare med feil.');
      store.add(await readEnquiry(request));
      return answerPost(request, 200, 'Takk for din henvendelse!');
    },
  };

  const server = serve({
    fetch: async (request) => {
      try {
        const url = new URL(request.url);
        // A page elsewhere whose name was pointed at this machine must not read the inbox (DNS rebinding).
        if (!isHere(url)) throw new Refusal(421, 'Innboksen svarer bare på localhost.');
        const route = `${request.method} ${url.pathname}`;
        if (!Object.hasOwn(routes, route)) throw new Refusal(404, 'Dette finnes ikke i innboksen.');
        return await routes[route]!(request, url);
      } catch (error) {
        if (error instanceof Refusal) return answerPost(request, error.status, error.message);
        console.error(error);
        return answerPost(request, 500, 'Innboksen har en feil.');
      }
    },
    port,
    hostname: 'localhost',
    maxRequestBodySize: MAX_BODY,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url!).port}`,
    close: async () => {
      await server.close(true);
      store.close();
    },
  };
}

const answer = (type: string, body: string, status = 200, others = headers) =>
  new Response(body, { status, headers: { ...others, 'content-type': `${type}; charset=utf-8` } });

/** The form is on another origin. Only answers to posts may be read there: what the inbox holds is private. */
function answerPost(request: Request, status: number, sentence: string): Response {
  const ok = status === 200;
  const shared = { ...headers, 'access-control-allow-origin': '*', vary: 'accept' };
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(ok ? { ok } : { ok, error: sentence }, { status, headers: shared });
  }
  // Nothing but a page of this machine may become a link.
  const before = URL.parse(request.headers.get('referer') ?? '');
  const back = before && /^https?:$/.test(before.protocol) && isHere(before) ? before.href : undefined;
  return answer('text/html', answerPage(ok ? 'Takk' : 'Noe gikk galt', sentence, back), status, shared);
}

const isHere = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
