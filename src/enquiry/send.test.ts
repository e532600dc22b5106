import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const confirmed = { endpoint, mode: 'confirmed', accessKey: 'nøkkel' } as const;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
  // Like an opaque answer, which cannot be read: status 0.
  fetch.mockResolvedValue(Response.error());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The address and settings of the one request, and the fields of its body. */
function posted() {
  expect(fetch).toHaveBeenCalledOnce();
  const [url, { body, ...init } = {}] = fetch.mock.calls[0]!;
  return { url, init, fields: Object.fromEntries(body as FormData) };
}

test('posts the five fields, the consent as a text', async () => {
  expect(await send({ endpoint }, values, first)).toEqual({ outcome: 'sent' });
  const { url, init, fields } = posted();
  expect(url).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', mode: 'no-cors' });
  expect(init).not.toHaveProperty('headers');
  expect(fields).toEqual({ ...values, consent: 'true' });
});

test.each(['assumed', 'confirmed'] as const)(
  'a request that throws has failed where the browser is offline (%s), and nobody knows where it is not',
  async (mode) => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send({ endpoint, mode }, values, first)).toEqual({ outcome: 'unknown' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send({ endpoint, mode }, values, first)).toEqual({ outcome: 'failed' });
  },
);

test('to confirm, posts reference and key, asks for JSON without a preflight, and reads the answer', async () => {
  fetch.mockResolvedValue(Response.json({ success: true }));
  expect(await send(confirmed, values, first)).toEqual({ outcome: 'received' });
  const { init, fields } = posted();
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect(init).not.toHaveProperty('mode');
  expect(fields).toEqual({ ...values, consent: 'true', reference: 'EB-7F3K', access_key: 'nøkkel' });
});

const brokenOff = () => new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) });

test.each<[string, Response]>([
  ['a page', new Response('<!doctype html><title>Are you a robot?</title>')],
  ['an answer that breaks off', new Response(brokenOff())],
])('%s proves nothing', async (_, response) => {
  fetch.mockResolvedValue(response);
  expect(await send(confirmed, values, first)).toEqual({ outcome: 'unknown' });
});

test('an attempt that is aborted may have arrived, also offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const abort = new AbortController();
  fetch.mockImplementation(async () => {
    abort.abort();
    throw abort.signal.reason;
  });
  expect(await send(confirmed, values, first, abort)).toEqual({ outcome: 'unknown' });
});
