import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import type { SendResult } from './send.ts';
import { reasons } from './judge.ts';
import { sendConfirmed } from './send-confirmed.ts';

const values = { name: 'Kari', email: 'kari@eksempel.example', phone: '', message: 'Hei', consent: true };
const providers = {
  formspree: 'https://formspree.io/f/test',
  web3forms: 'https://api.web3forms.com/submit',
  generic: 'https://skjema.example/f/test',
};
type Provider = keyof typeof providers;

let server: Server | undefined;

afterEach(async () => {
  const running = server;
  server = undefined;
  if (!running) return;
  running.closeAllConnections();
  await new Promise((resolve) => running.close(resolve));
});

/** Sends to a provider whose address leads to a server of this test. */
async function sendTo(provider: Provider, respond: RequestListener, timeout = 5000) {
  const listening = createServer(respond);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return sendToPort(provider, port, timeout);
}

function sendToPort(provider: Provider, port: number, timeout = 5000): Promise<SendResult> {
  return sendConfirmed(providers[provider], values, {
    reference: 'EB-7F3K',
    accessKey: provider === 'web3forms' ? 'nøkkel' : undefined,
    signal: AbortSignal.timeout(timeout),
    fetch: (_url, init) => fetch(`http://127.0.0.1:${port}/`, init),
  });
}

/** A server that answers everything with this. */
const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };

const sent: SendResult = { outcome: 'sent' };
const unknown: SendResult = { outcome: 'unknown' };
const refused = (reason: string = reasons.other, fields = {}): SendResult => ({
  outcome: 'refused',
  reason,
  fields,
});
const captcha = '<!doctype html><title>Are you a robot?</title>';

test('the post has the fields, the reference and the key, and asks for JSON without a preflight', async () => {
  let method = '';
  let accept = '';
  let body = '';
  const result = await sendTo('web3forms', async (request, response) => {
    method = request.method!;
    accept = request.headers.accept!;
    body = await text(request);
    answering(200, { success: true })(request, response);
  });
  expect(result).toEqual(sent);
  expect([method, accept]).toEqual(['POST', 'application/json']);
  expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'name',
    'email',
    'phone',
    'message',
    'consent',
    'reference',
    'access_key',
  ]);
});

describe.each(Object.keys(providers) as Provider[])('%s', (provider) => {
  test.each<[string, number, unknown, SendResult]>([
    ['a captcha page with 200', 200, captcha, unknown],
    ['nothing', 200, '', unknown],
    ['JSON that is no object', 200, [], unknown],
    ['JSON without a word about success', 200, { message: 'Hi' }, unknown],
    ['a success that is only a text', 200, { ok: 'true', success: 'true' }, unknown],
    ['500 with a success', 500, { ok: true, success: true, next: '/' }, unknown],
    ['502 with a page', 502, '<h1>Bad gateway</h1>', unknown],
    ['404 with a page', 404, '<h1>Not found</h1>', unknown],
    ['400 in JSON', 400, { message: 'No' }, refused()],
    ['422 with a success', 422, { ok: true, success: true, next: '/' }, refused()],
    ['429 in JSON', 429, { error: 'Too many' }, refused(reasons.tooMany)],
    ['429 with a page', 429, '<h1>Slow down</h1>', refused(reasons.tooMany)],
    ['413', 413, '', refused(reasons.tooLarge)],
  ])('%s', async (_, status, body, result) =>
    expect(await sendTo(provider, answering(status, body))).toEqual(result),
  );

  test('a redirect to a page that says thank you proves nothing', async () => {
    const result = await sendTo(provider, (request, response) => {
      request.resume();
      if (request.method === 'POST') response.writeHead(303, { location: '/takk' }).end();
      else answering(200, '<h1>Takk</h1>')(request, response);
    });
    expect(result).toEqual(unknown);
  });

  test('no answer in time', async () =>
    expect(await sendTo(provider, (request) => void request.resume(), 200)).toEqual(unknown));

  test('an answer that breaks off', async () =>
    expect(
      await sendTo(provider, (request, response) => {
        request.resume();
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"ok":true', () => response.destroy());
      }),
    ).toEqual(unknown));

  test('a connection that is cut, and a port where nobody is', async () => {
    expect(await sendTo(provider, (request) => void request.destroy())).toEqual(unknown);
    const { port } = server!.address() as AddressInfo;
    await new Promise((resolve) => server!.close(resolve));
    expect(await sendToPort(provider, port)).toEqual(unknown);
  });
});

describe('Formspree', () => {
  test.each<[string, number, unknown, SendResult]>([
    ['next', 200, { next: 'https://formspree.io/thanks' }, sent],
    ['ok', 200, { ok: true }, sent],
    ['an error with 200', 200, { ok: true, error: 'Nope' }, refused()],
    [
      'fields',
      422,
      {
        error: 'Validation errors',
        errors: [
          { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
          { code: 'REQUIRED_FIELD_MISSING', field: 'name', message: 'is required' },
          { code: 'SOMETHING_NEW', field: 'message', message: '<b>?</b>' },
          { code: 'TYPE_NUMERIC', field: 'unknown', message: '?' },
          null,
        ],
      },
      refused(reasons.other, {
        email: 'Skriv en e-postadresse med @.',
        name: 'Skriv navnet ditt.',
        message: 'Skjematjenesten godtok ikke dette. Se over feltet.',
      }),
    ],
    [
      'an empty form',
      400,
      { error: '…', errors: [{ code: 'EMPTY', message: 'empty' }] },
      refused(reasons.empty),
    ],
    ['a block', 403, { error: '…', errors: [{ code: 'BLOCKED' }] }, refused(reasons.blocked)],
    ['no such form', 404, { error: '…', errors: [{ code: 'FORM_NOT_FOUND' }] }, refused(reasons.closed)],
    ['a form that is switched off', 403, { errors: [{ code: 'INACTIVE' }] }, refused(reasons.closed)],
  ])('%s', async (_, status, body, result) =>
    expect(await sendTo('formspree', answering(status, body))).toEqual(result),
  );
});

describe('Web3Forms', () => {
  test.each<[string, number, unknown, SendResult]>([
    ['success', 200, { success: true, message: 'Email sent' }, sent],
    ['no success with 200', 200, { success: false, message: 'Spam' }, refused()],
    ['a wrong key', 400, { success: false, message: 'Invalid access key' }, refused()],
    ['the words of another provider', 200, { ok: true, next: '/' }, unknown],
  ])('%s', async (_, status, body, result) =>
    expect(await sendTo('web3forms', answering(status, body))).toEqual(result),
  );
});

describe('any other provider', () => {
  const wrongEmail = { email: 'Skjematjenesten godtok ikke dette. Se over feltet.' };

  test.each<[string, number, unknown, SendResult]>([
    ['ok', 200, { ok: true }, sent],
    ['success', 201, { success: true }, sent],
    ['not ok with 200', 200, { ok: false }, refused()],
    [
      'fields as a list',
      422,
      { errors: [{ field: 'email' }, { field: '__proto__' }] },
      refused(reasons.other, wrongEmail),
    ],
    [
      'fields by name',
      422,
      { errors: { email: ['?'], constructor: '?' } },
      refused(reasons.other, wrongEmail),
    ],
  ])('%s', async (_, status, body, result) =>
    expect(await sendTo('generic', answering(status, body))).toEqual(result),
  );
});
