import { serve, type ServerRequest } from 'srvx';
import { requireFreePort } from '../shared/port.ts';
import { answerPage, type FailureMode, inboxPage, isFailureMode } from './pages.ts';
import { maxBody, readEnquiry, RefusedRequest } from './read-enquiry.ts';
import { openStore } from './store.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * Starts the local inbox, which replaces the form provider on this machine. `port` 0 takes any free one;
 * `file` holds the enquiries.
 */
export async function startInbox({ port, file = '.inbox/inbox.jsonl' }: { port: number; file?: string }) {
  if (port !== 0) await requireFreePort(port, 'INBOX_PORT');
  const store = openStore(file);
  let failure: FailureMode = 'off';

  const route = async (request: ServerRequest, { origin, pathname }: URL): Promise<Response> => {
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return answer('text/html', inboxPage(store.list(), failure));
      case 'GET /messages.json':
        return answer('application/json', JSON.stringify(store.list()));
      case 'POST /fail': {
        if ((request.headers.get('origin') ?? origin) !== origin)
          throw new RefusedRequest(403, 'Bryteren kan bare brukes fra innboksens egen side.');
        const mode = String((await request.formData()).get('mode'));
        if (!isFailureMode(mode)) throw new RefusedRequest(422, 'Bryteren har ikke dette valget.');
        failure = mode;
        return new Response(null, { status: 303, headers: { ...headers, location: '/' } });
      }
      case 'POST /':
        if (failure === 'refuse') request.runtime?.node?.req.destroy();
        if (failure === 'refuse' || failure === 'timeout') return new Promise(() => undefined);
        if (failure === '500') throw new RefusedRequest(500, 'Innboksen er satt til å svare med feil.');
        store.add(await readEnquiry(request));
        return answerPost(request, 200, 'Takk for din henvendelse!');
      default:
        throw new RefusedRequest(404, 'Dette finnes ikke i innboksen.');
    }
  };

  const server = serve({
    fetch: async (request) => {
      try {
        const url = new URL(request.url);
        // DNS rebinding: another site's name can point at this machine.
        if (!isLocalhost(url)) throw new RefusedRequest(421, 'Innboksen svarer bare på localhost.');
        return await route(request, url);
      } catch (error) {
        if (error instanceof RefusedRequest) return answerPost(request, error.status, error.message);
        console.error(error);
        return answerPost(request, 500, 'Innboksen har en feil.');
      }
    },
    port,
    hostname: 'localhost',
    maxRequestBodySize: maxBody,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    close: () => server.close(true),
  };
}

const answer = (type: string, body: string, status = 200, others = headers) =>
  new Response(body, { status, headers: { ...others, 'content-type': `${type}; charset=utf-8` } });

/** Only answers to posts may be read by the site's origin; what the inbox holds is private. */
function answerPost(request: Request, status: number, sentence: string): Response {
  const ok = status === 200;
  const shared = { ...headers, 'access-control-allow-origin': '*', vary: 'accept' };
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json(ok ? { ok } : { ok, error: sentence }, { status, headers: shared });
  // Links back to this machine only.
  const before = URL.parse(request.headers.get('referer') ?? '');
  const back = before && /^https?:$/.test(before.protocol) && isLocalhost(before) ? before.href : undefined;
  return answer('text/html', answerPage(ok ? 'Takk' : 'Noe gikk galt', sentence, back), status, shared);
}

const isLocalhost = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
