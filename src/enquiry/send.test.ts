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
    expect(await send({ endpoint }, { ...values, consent })).toEqual({ outcome: 'sent' });
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(init).not.toHaveProperty('headers');
    expect([...(init!.body as FormData)]).toEqual(Object.entries({ ...values, consent: String(consent) }));
  },
);

test.each<[string, () => Promise<Response>]>([
  ['a request that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'one that throws at once',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s is a failure', async (_, answer) => {
  fetch.mockImplementation(answer);
  expect(await send({ endpoint }, values)).toEqual({ outcome: 'failed' });
});

test('an abort from outside ends the send as a failure', async () => {
  fetch.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  );
  const abort = new AbortController();
  const result = send({ endpoint }, values, '', abort);
  abort.abort();
  expect(await result).toEqual({ outcome: 'failed' });
});
