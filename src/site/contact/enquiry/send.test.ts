import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { values } from '../../../../tests/support/enquiry-values.ts';
import { newReference, referencePrefix, send } from './send.ts';

const endpoint = 'https://skjema.example/f/test';
const first = { reference: 'EB-7F3K', isRepeat: false };
const confirmed = { endpoint, mode: 'confirmed', accessKey: 'nøkkel' } as const;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a page in the place of JSON counts by its status', async () => {
  fetch.mockResolvedValue(new Response('<!doctype html><title>Too many requests</title>', { status: 429 }));
  const result = await send(confirmed, values, first);
  expect(result).toMatchObject({ outcome: 'refused' });
});

test('an attempt that its limit ends may have arrived, also offline', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  fetch.mockImplementation((_, { signal } = {}) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal!.addEventListener('abort', () => reject(signal!.reason));
    return promise;
  });
  const sending = send(confirmed, values, first);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await sending).toEqual({ outcome: 'unknown' });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['Eksempelbad', 'EK'],
  ['Østre Bad & Flis', 'ØBF'],
  ['Bad, Rør og Flis i Sør', 'BRO'],
])('%j gives the letters %j', (name, prefix) => expect(referencePrefix(name)).toBe(prefix));

test('a reference has the prefix and four characters that nobody confuses', () => {
  const many = Array.from({ length: 500 }, () => newReference('EB'));
  for (const reference of many) expect(reference).toMatch(/^EB-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(many).size).toBeGreaterThan(480);
});
