import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyValues } from './enquiryValues.ts';
import { send } from './send.ts';

const endpoint = 'https://skjema.example/f/test';
const values = {
  ...emptyValues,
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  message: 'Første linje\nAndre linje 🛁',
  consent: true,
};
const first = { reference: 'EB-7F3K', isRepeat: false };
const confirmed = { endpoint, mode: 'confirmed', accessKey: 'nøkkel' } as const;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('to confirm, posts reference and key, asks for JSON without a preflight, and reads the answer', async () => {
  fetch.mockResolvedValue(Response.json({ success: true }));
  expect(await send(confirmed, values, first)).toEqual({ outcome: 'received' });
  expect(fetch).toHaveBeenCalledOnce();
  const [, { body, ...init } = {}] = fetch.mock.calls[0]!;
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect(init).not.toHaveProperty('mode');
  expect(Object.fromEntries(body as FormData)).toEqual({
    ...values,
    consent: 'true',
    reference: 'EB-7F3K',
    access_key: 'nøkkel',
  });
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
