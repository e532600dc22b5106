import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const endpoint = 'https://skjema.example/f/test';
const values = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '',
  message: 'Første linje\nAndre linje 🛁',
  consent: true,
};
const first = { reference: 'EB-7F3K', isRepeat: false };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([true, false])(
  'posts the five fields as multipart form data, the consent as a text: %s',
  async (consent) => {
    // Like an opaque answer, which cannot be read: status 0.
    fetch.mockResolvedValue(Response.error());
    expect(await send({ endpoint }, { ...values, consent }, first)).toEqual({ outcome: 'sent' });
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(init).not.toHaveProperty('headers');
    expect([...(init!.body as FormData)]).toEqual(Object.entries({ ...values, consent: String(consent) }));
  },
);

test('repeats a message that may have arrived with its reference, in the same five fields', async () => {
  fetch.mockResolvedValue(Response.error());
  await send({ endpoint }, values, { ...first, isRepeat: true });
  const body = fetch.mock.calls[0]![1]!.body as FormData;
  expect([...body.keys()].join(' ')).toBe('name email phone message consent');
  expect(body.get('message')).toBe(`${values.message}\n\n[Sendt på nytt. Referanse: EB-7F3K]`);
});

test.each(['assumed', 'confirmed'] as const)(
  'a request that throws has failed where the browser is offline (%s), and nobody knows where it is not',
  async (mode) => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send({ endpoint, mode }, values, first)).toEqual({ outcome: 'failed' });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await send({ endpoint, mode }, values, first)).toEqual({ outcome: 'unknown' });
  },
);

describe('where the answer is read', () => {
  let server: Server | undefined;
  // The real one, which an online browser has.
  const { fetch } = globalThis;
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('navigator', { onLine: true });
  });

  const close = () => {
    server?.closeAllConnections();
    server?.close();
  };
  afterEach(close);

  /** Sends to a server of this test that answers so; to a port where nobody is, where nothing answers. */
  async function sendTo(respond?: RequestListener, timeout = 5000) {
    server = createServer(respond);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    if (!respond) close();
    const abort = new AbortController();
    setTimeout(() => abort.abort(), timeout).unref();
    const delivery = {
      endpoint: `http://127.0.0.1:${port}/`,
      mode: 'confirmed',
      accessKey: 'nøkkel',
    } as const;
    return send(delivery, values, first, abort);
  }

  test('the post has the fields, the reference and the key, asks for JSON without a preflight, and the answer is read', async () => {
    let asked: unknown;
    let body = '';
    const result = await sendTo(async (request, response) => {
      asked = [request.method, request.headers.accept];
      body = await text(request);
      response.end('{"success":true}');
    });
    expect(result).toEqual({ outcome: 'received' });
    expect(asked).toEqual(['POST', 'application/json']);
    expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name).join(' ')).toBe(
      'name email phone message consent reference access_key',
    );
  });

  test.each<[string, RequestListener | undefined, number?]>([
    ['a page', (_, response) => response.end('<!doctype html><title>Are you a robot?</title>')],
    [
      'a redirect to a page that says thank you',
      ({ method }, response) => {
        if (method === 'POST') response.writeHead(303, { location: '/takk' });
        response.end('<h1>Takk</h1>');
      },
    ],
    ['no answer in time', () => undefined, 200],
    [
      'an answer that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"ok":true', () => response.destroy());
      },
    ],
    ['a connection that is cut', (request) => request.destroy()],
    ['a port where nobody is', undefined],
  ])('%s proves nothing', async (_, respond, timeout) =>
    expect(await sendTo(respond, timeout)).toEqual({ outcome: 'unknown' }),
  );
});
