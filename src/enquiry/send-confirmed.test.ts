import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { sendConfirmed } from './send-confirmed.ts';

let server: Server | undefined;
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
  return sendConfirmed(
    `http://127.0.0.1:${port}/`,
    { name: 'Kari', email: 'kari@eksempel.example', phone: '', message: 'Hei', consent: true },
    { reference: 'EB-7F3K', accessKey: 'nøkkel', signal: AbortSignal.timeout(timeout) },
  );
}

test('the post has the fields, the reference and the key, asks for JSON without a preflight, and the answer is read', async () => {
  let asked: unknown;
  let body = '';
  const result = await sendTo(async (request, response) => {
    asked = [request.method, request.headers.accept];
    body = await text(request);
    response.end('{"success":true}');
  });
  expect(result).toEqual({ outcome: 'sent' });
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
