import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from '../../src/enquiry/send.ts';
import { startInbox } from './server.ts';
import type { StoredEnquiry } from './store.ts';

const enquiry = { name: 'Kari', email: 'kari@nordmann.example', phone: '', message: 'Hei', consent: 'true' };

let folder: string;
let inbox: Awaited<ReturnType<typeof startInbox>>;

const start = () => startInbox({ port: 0, file: join(folder, 'kept', 'inbox.db') });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await start();
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

function form(fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...enquiry, ...fields })) body.append(name, value);
  return body;
}

const post = (fields: Record<string, string> = {}, headers: HeadersInit = {}) =>
  fetch(inbox.url, { method: 'POST', body: form(fields), headers });

const postRaw = (type: string, body: BodyInit) =>
  fetch(inbox.url, { method: 'POST', body, headers: { 'content-type': type } });
const kept = async () => (await (await fetch(`${inbox.url}/messages.json`)).json()) as StoredEnquiry[];
const page = async () => (await fetch(inbox.url)).text();

/** Sends bytes as they are and tells what came back until the server, or our patience, ended it. */
const bytes = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(inbox.url).port), 'localhost');
    let answer = '';
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });

it('keeps every field with the time, newest first, also after a restart', async () => {
  await post({ firma: 'Blå AS', constructor: 'a' });
  await inbox.close();
  inbox = await start();
  await post({ message: 'den andre' });
  const [second, first] = await kept();
  expect(second!.fields).toEqual({ ...enquiry, message: 'den andre' });
  expect(first!.fields).toEqual({ ...enquiry, firma: 'Blå AS', constructor: 'a' });
  expect(Math.abs(Date.now() - Date.parse(first!.receivedAt))).toBeLessThan(5000);
});

it('keeps any text byte for byte', async () => {
  // A form's entries are scalar values with every line break as CRLF (HTML standard, section 4.10.21.8).
  const arrived = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((end) => `x"\r\n--\u0000\ud83d;%0D${end}`);
  await fc.assert(
    fc.asyncProperty(text, text, async (name, message) => {
      const values = { ...enquiry, name, message, consent: true };
      expect(await send({ endpoint: inbox.url }, values, { reference: '', isRepeat: false })).toEqual({
        outcome: 'sent',
      });
      expect((await kept())[0]!.fields).toMatchObject({ name: arrived(name), message: arrived(message) });
    }),
    { numRuns: 20 },
  );
}, 20_000);

it('keeps every one of many posts at the same time', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, index) => post({ message: `nr ${index}` })));
  expect(new Set((await kept()).map(({ fields }) => fields['message'])).size).toBe(100);
});

it('answers in JSON whoever asks for it, readable from another origin', async () => {
  const response = await post({}, { accept: 'application/json' });
  expect(await response.json()).toEqual({ ok: true });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('answers a form without scripts with a page, and links back to this machine alone', async () => {
  const answer = async (referer: string) => (await post({}, { referer })).text();
  const html = await answer('http://localhost:4321/?a="b');
  expect(html).toContain('Takk for din henvendelse!');
  expect(html).toContain('href="http://localhost:4321/?a=%22b"');
  for (const other of ['https://localhost.evil.example/', 'javascript:alert(1)', 'ikke en adresse']) {
    expect(await answer(other)).not.toContain('<a ');
  }
});

it('keeps what it holds from other origins', async () => {
  for (const path of ['/', '/messages.json']) {
    expect((await fetch(inbox.url + path)).headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await bytes('GET /messages.json HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toContain('421');
});

it('escapes everything that was sent in, and its page allows no script', async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="alert('x')">&`;
  await post({ name: evil, email: evil, phone: evil, message: evil, consent: evil, [evil]: evil });
  await post({ ...enquiry, consent: 'constructor' });
  const html = await page();
  expect(html).not.toMatch(/<script|<img/);
  expect(html.match(/&#60;script&#62;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(6);
  expect(html).toContain('onerror=&#34;alert(&#39;x&#39;)&#34;&#62;&#38;');
  const policy = (await fetch(inbox.url)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

it('says what is wrong with a post, and keeps none of it', async () => {
  const missing = await post({ name: ' ', email: '' }, { accept: 'application/json' });
  expect(missing.status).toBe(422);
  expect(await missing.json()).toEqual({ ok: false, error: 'Henvendelsen mangler navn, e-post.' });
  const large = await post({ message: 'x'.repeat(300_000) });
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('Grensen er 200 kB')]);
  const [file, repeated] = [form(), form()];
  file.append('vedlegg', new File(['x'], 'x.html'));
  repeated.append('name', 'b');
  for (const body of [file, repeated]) {
    expect((await fetch(inbox.url, { method: 'POST', body })).status).toBe(422);
  }
  expect((await postRaw('application/json', '{}')).status).toBe(415);
  expect((await postRaw('multipart/form-data; boundary=b', '--a\r\n\r\n--a--')).status).toBe(400);
  expect((await fetch(`${inbox.url}/toString`)).status).toBe(404);
  expect(await kept()).toEqual([]);
  expect((await post({ message: 'x'.repeat(190_000) })).status).toBe(200);
});

it('fails as its switch is set, and stops at once all the same', async () => {
  const choose = (mode: string, headers: HeadersInit = {}) =>
    fetch(`${inbox.url}/fail`, {
      method: 'POST',
      body: new URLSearchParams({ mode }),
      headers,
      redirect: 'manual',
    });
  expect((await choose('500')).status).toBe(303);
  expect(await page()).toContain('value="500" checked');
  expect((await post()).status).toBe(500);
  expect(await kept()).toEqual([]);
  expect((await choose('ja')).status).toBe(422);
  expect((await choose('off', { origin: 'https://evil.example' })).status).toBe(403);
  await choose('refuse');
  await expect(post()).rejects.toThrow('fetch failed');
  await choose('timeout');
  const pending = post().then(
    () => 'answered',
    () => 'ended',
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await inbox.close();
  expect(await pending).toBe('ended');
  inbox = await start();
});
