import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isFailure, type Failure } from './failure.ts';
import { errorPage, inboxPage, SHOWN, thanksPage } from './page.ts';
import type { Store } from './store.ts';
import { readSubmission, Refusal } from './submission.ts';

const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The form is on another origin. Only answers to posts may be read there: what the inbox holds is private. */
const POST_HEADERS = { ...PAGE_HEADERS, 'access-control-allow-origin': '*', vary: 'accept' };

const css = readFileSync(new URL('page.css', import.meta.url));

/** Answers everything the inbox is asked: its page, its data, the posts and the switch that makes it fail. */
export function requestHandler(store: Store): RequestListener {
  let failure: Failure = 'off';
  const chooseFailure = (chosen: Failure) => (failure = chosen);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    // A page elsewhere whose name was pointed at this machine must not read the inbox (DNS rebinding).
    if (!isLocalHost(request.headers.host)) throw new Refusal(421, 'Innboksen svarer bare på localhost.');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    switch (`${method} ${url.pathname}`) {
      case 'GET /':
        return send(response, 200, 'text/html', inboxPage(store.list(SHOWN), store.count(), failure));
      case 'GET /messages.json':
        return send(response, 200, 'application/json', JSON.stringify(store.list()));
      case 'GET /page.css':
        return send(response, 200, 'text/css', css);
      case 'POST /':
        return receive(request, response, store, requestedFailure(url) ?? failure);
      case 'OPTIONS /':
        response.writeHead(204, { ...POST_HEADERS, 'access-control-allow-headers': '*' }).end();
        return;
      case 'POST /fail':
        chooseFailure(await readFailure(request));
        response.writeHead(303, { ...PAGE_HEADERS, location: '/' }).end();
        return;
      default:
        throw unknownRequest(url.pathname, response);
    }
  }

  return (request, response) => {
    route(request, response).catch((error: unknown) => refuse(request, response, error));
  };
}

/** Keeps one enquiry, or fails the way that was asked for. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  failure: Failure,
): Promise<void> {
  if (failure === 'refuse') return void request.destroy();
  if (failure === 'timeout') return void request.resume();
  if (failure === '500') throw new Refusal(500, 'Innboksen er satt til å svare med feil.');
  store.add(await readSubmission(request));
  if (wantsJson(request)) sendPosted(response, 200, 'application/json', JSON.stringify({ ok: true }));
  else sendPosted(response, 200, 'text/html', thanksPage(pageBefore(request)));
}

function requestedFailure(url: URL): Failure | undefined {
  const value = url.searchParams.get('fail');
  if (value === null) return undefined;
  if (isFailure(value)) return value;
  throw new Refusal(400, '«fail» i adressen kan være 500, timeout, refuse eller off.');
}

async function readFailure(request: IncomingMessage): Promise<Failure> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) {
    throw new Refusal(403, 'Bryteren kan bare brukes fra innboksens egen side.');
  }
  if (Number(request.headers['content-length'] ?? Infinity) > 1000)
    throw new Refusal(413, 'For mye innhold.');
  const mode = new URLSearchParams(await text(request)).get('mode');
  if (!isFailure(mode)) throw new Refusal(422, '«mode» må være off, 500, timeout eller refuse.');
  return mode;
}

function unknownRequest(path: string, response: ServerResponse): Refusal {
  const allowed = {
    '/': 'GET, HEAD, POST, OPTIONS',
    '/messages.json': 'GET, HEAD',
    '/page.css': 'GET, HEAD',
    '/fail': 'POST',
  }[path];
  if (!allowed) return new Refusal(404, 'Denne adressen finnes ikke i innboksen.');
  response.setHeader('allow', allowed);
  return new Refusal(405, 'Adressen finnes, men tar ikke imot denne metoden.');
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (request.destroyed && !request.complete) return;
  if (!(error instanceof Refusal)) console.error(error);
  const { status, message } = error instanceof Refusal ? error : new Refusal(500, 'Innboksen har en feil.');
  if (wantsJson(request))
    sendPosted(response, status, 'application/json', JSON.stringify({ ok: false, error: message }));
  else sendPosted(response, status, 'text/html', errorPage(message, pageBefore(request)));
}

function sendPosted(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...POST_HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
}

function wantsJson(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('application/json') ?? false;
}

/** The page a post came from, if it is on this machine: nothing else may become a link. */
function pageBefore(request: IncomingMessage): string | undefined {
  const url = URL.parse(request.headers.referer ?? '');
  return url && /^https?:$/.test(url.protocol) && isLocalHost(url.host) ? url.href : undefined;
}

function isLocalHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}
