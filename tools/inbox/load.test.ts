import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Inbox, startInbox } from './server.ts';

/** How many posts arrive: some with every test, 10,000 with `npm run test:inbox-load`. */
const posts = Number(process.env['INBOX_POSTS'] ?? 300);
const atOnce = 50;

let folder: string;
let inbox: Inbox;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await startInbox({ port: 0, file: join(folder, 'inbox.db') });
});

afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

const script = '<script>document.title = "run"</script>';

async function post(message: string, name = 'Kari') {
  const body = new FormData();
  for (const [field, value] of Object.entries({
    name,
    email: 'kari@eksempel.example',
    message,
    consent: 'true',
  }))
    body.append(field, value);
  const response = await fetch(inbox.url, { method: 'POST', body });
  await response.arrayBuffer();
  return response.status;
}

/** Sends bytes as they are and lets the server end or the patience run out; the answer is what came back. */
const postBytes = (...parts: (string | Uint8Array)[]) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(inbox.url).port), '127.0.0.1');
    let answer = '';
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
  });

const head = (type: string, length: number | string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const multipart = 'multipart/form-data; boundary=b';
const part = (header: string, value: string) => `--b\r\n${header}\r\n\r\n${value}\r\n`;

const hostile: (string | Uint8Array)[][] = [
  ['GARBAGE\r\n\r\n'],
  [head(multipart, 100), 'too little'],
  [head(multipart, 'x'), ''],
  [head(multipart, 5), '--b--'],
  [head(multipart, 40), Uint8Array.from({ length: 40 }, (_, index) => index * 7)],
  [head(`multipart/form-data; boundary=${'b'.repeat(5000)}`, 3), 'abc'],
  [head(multipart, 900_000_000)],
  [head(multipart, 60), part('Content-Disposition: form-data; name="name"; filename="../../x.html"', script)],
  [head(multipart, 80), part('Content-Disposition: form-data; name="__proto__"', script)],
  [head(multipart, 90), part('Content-Disposition: form-data; name="name\r\nX-Injected: yes"', script)],
  [head(multipart, 70), part('Content-Disposition: form-data', '\u0000\ud800')],
  [`POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 0\r\n\r\n`],
  [`POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFF\r\n`],
  [`GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  [`GET /%2e%2e/inbox.db HTTP/1.1\r\nHost: localhost\r\n\r\n`],
];

test(`${posts} posts among hostile ones: each kept once, none run, none served as HTML`, async () => {
  for (let start = 0; start < posts; start += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, posts - start) }, (_, index) =>
      post(`nr ${start + index} ${script}`, `<img src=x onerror=${start + index}>`),
    );
    const attack = postBytes(...hostile[(start / atOnce) % hostile.length]!);
    expect(new Set(await Promise.all(batch))).toEqual(new Set([200]));
    expect(await attack).not.toContain('<script');
  }
  const kept = (await (await fetch(`${inbox.url}/messages.json`)).json()) as { message: string }[];
  expect(
    kept
      .map(({ message }) => message)
      .toReversed()
      .toSorted(),
  ).toEqual(Array.from({ length: posts }, (_, index) => `nr ${index} ${script}`).toSorted());
  const response = await fetch(inbox.url);
  const page = await response.text();
  expect(page).not.toMatch(/<script|<img/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
}, 300_000);

test('hostile bodies keep nothing, are answered without a trace of the program, and leave the inbox running', async () => {
  const before = await (await fetch(`${inbox.url}/messages.json`)).text();
  for (const attack of hostile) {
    const answer = await postBytes(...attack);
    expect(answer).not.toMatch(/HTTP\/1\.1 200|node:|\.ts:|<script|root:|SQLite/);
  }
  expect(await (await fetch(`${inbox.url}/messages.json`)).text()).toBe(before);
  expect(await post('Etterpå')).toBe(200);
}, 30_000);
