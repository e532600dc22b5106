import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { values } from '../../../../tests/support/enquiry-values.ts';
import { send } from './send.ts';

const endpoint = 'https://skjema.example/f/test';
const confirmed = { endpoint, mode: 'confirmed', accessKey: 'nøkkel' } as const;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('posts the five fields without reading the answer, whatever it is', async () => {
  fetch.mockResolvedValue(new Response('Nei', { status: 500 }));
  const assumed = { endpoint, mode: 'assumed', accessKey: 'nøkkel' } as const;
  expect(await send(assumed, values)).toEqual({ outcome: 'sent' });
  const [address, { body, signal: _, ...init } = {}] = fetch.mock.calls[0]!;
  expect(address).toBe(endpoint);
  expect(init).toEqual({ method: 'POST', mode: 'no-cors' });
  expect(Object.fromEntries(body as FormData)).toEqual({ ...values, consent: 'true' });
});

test('to confirm, posts the key, asks for JSON without a preflight, and reads the answer', async () => {
  fetch.mockResolvedValue(Response.json({ success: true }));
  expect(await send(confirmed, values)).toEqual({ outcome: 'sent' });
  expect(fetch).toHaveBeenCalledOnce();
  const [, { body, ...init } = {}] = fetch.mock.calls[0]!;
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect(init).not.toHaveProperty('mode');
  expect(Object.fromEntries(body as FormData)).toEqual({
    ...values,
    consent: 'true',
    access_key: 'nøkkel',
  });
});

test('a page in the place of JSON counts by its status', async () => {
  fetch.mockResolvedValue(new Response('<!doctype html><title>Too many requests</title>', { status: 429 }));
  const result = await send(confirmed, values);
  expect(result).toMatchObject({ outcome: 'refused' });
});

test('an attempt that its limit ends may have arrived, whatever the browser thinks of its line', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  fetch.mockImplementation((_, { signal } = {}) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal!.addEventListener('abort', () => reject(signal!.reason));
    return promise;
  });
  const sending = send(confirmed, values);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await sending).toEqual({ outcome: 'unknown' });
  expect(vi.getTimerCount()).toBe(0);
});
