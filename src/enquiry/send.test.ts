import { afterEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const endpoint = 'https://skjema.example/f/test';
const values = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '',
  message: 'Første linje\nAndre linje 🛁',
  consent: true,
};

/** A server that never answers, but whose connection closes when it is told to. */
const silence = ((_url, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
  })) as typeof fetch;

afterEach(() => {
  vi.useRealTimers();
});

test('posts the five fields as multipart form data, unreadable answer expected', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  expect(await send(endpoint, values, { fetch })).toEqual({ outcome: 'sent' });
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', mode: 'no-cors' });
  expect(init).not.toHaveProperty('headers');
  expect([...(init!.body as FormData)]).toEqual([
    ['name', 'Kåre Ødegård'],
    ['email', 'kare@eksempel.example'],
    ['phone', ''],
    ['message', 'Første linje\nAndre linje 🛁'],
    ['consent', 'true'],
  ]);
});

test('consent that is not given is the text false', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  await send(endpoint, { ...values, consent: false }, { fetch });
  expect((fetch.mock.calls[0]![1]!.body as FormData).get('consent')).toBe('false');
});

test('an opaque answer counts as sent', async () => {
  const fetch = async () => Response.error(); // Like an opaque answer: status 0 and nothing to read.
  expect(await send(endpoint, values, { fetch })).toEqual({ outcome: 'sent' });
});

test('a thrown error is a failure', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await send(endpoint, values, { fetch })).toEqual({ outcome: 'failed' });
});

test('an error thrown at once is a failure too', async () => {
  const fetch = () => {
    throw new Error('blocked');
  };
  expect(await send(endpoint, values, { fetch })).toEqual({ outcome: 'failed' });
});

test('no answer in 15 seconds is a failure, not a moment earlier', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void send(endpoint, values, { fetch: silence }).then(ended);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ outcome: 'failed' });
});

test('the wait is over, and its timer gone, once there is an answer', async () => {
  vi.useFakeTimers();
  await send(endpoint, values, { fetch: async () => new Response() });
  expect(vi.getTimerCount()).toBe(0);
});

test('an abort from outside ends the send as a failure', async () => {
  const abort = new AbortController();
  const result = send(endpoint, values, { fetch: silence, abort });
  abort.abort();
  expect(await result).toEqual({ outcome: 'failed' });
});
