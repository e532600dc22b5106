import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInbox, type Inbox } from './server.ts';

const ENQUIRY = {
  name: 'Kari Nordmann',
  email: 'kari@nordmann.example',
  phone: '00 00 00 00',
  message: 'Hei',
  consent: 'true',
};

let folder: string;
let inbox: Inbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await start();
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

function start(): Promise<Inbox> {
  return startInbox({ port: 0, file: join(folder, 'kept', 'inbox.db') });
}

function post(fields: Record<string, string> = {}, options: { path?: string; headers?: HeadersInit } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...ENQUIRY, ...fields })) body.append(name, value);
  const headers = options.headers ?? {};
  return fetch(`${inbox.url}${options.path ?? '/'}`, { method: 'POST', body, headers });
}

function postRaw(body: string, contentType: string) {
  return fetch(inbox.url, { method: 'POST', body, headers: { 'content-type': contentType } });
}

async function kept(): Promise<Record<string, unknown>[]> {
  return JSON.parse(await (await fetch(`${inbox.url}/messages.json`)).text());
}

async function page(): Promise<string> {
  return (await fetch(inbox.url)).text();
}

/** Status of a request that fetch does not let us make. */
function statusOf(options: RequestOptions, body: string[] = []): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(inbox.url, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    for (const part of body) request.write(part);
    request.end();
  });
}

describe('the inbox keeps what it receives', () => {
  it('stores every field, unknown ones too, with the time', async () => {
    expect((await post({ firma: 'Blå AS' })).status).toBe(200);
    const [message] = await kept();
    expect(message).toMatchObject({ ...ENQUIRY, extra: { firma: 'Blå AS' } });
    expect(Math.abs(Date.now() - Date.parse(String(message?.['receivedAt'])))).toBeLessThan(5000);
  });

  it('has it after a restart, newest first', async () => {
    await post({ message: 'den første' });
    await inbox.close();
    inbox = await start();
    await post({ message: 'den andre' });
    expect((await kept()).map(({ message }) => message)).toEqual(['den andre', 'den første']);
    const html = await page();
    expect(html.indexOf('den andre')).toBeLessThan(html.indexOf('den første'));
  });

  it.each([
    'æøå ÆØÅ ß ž 漢字 العربية',
    '🛁 👩🏽‍🔧 e\u0301 \u202e snudd',
    'a\u0000b\t\u0001',
    '"; DROP TABLE enquiry; --',
    '--boundary\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
  ])('keeps %j byte for byte', async (message) => {
    await post({ message, [`felt ${message.replace(/\p{Cc}/gu, '')}`]: message });
    const [stored] = await kept();
    expect(Buffer.from(String(stored?.['message'])).equals(Buffer.from(message))).toBe(true);
    expect(Object.values(stored?.['extra'] ?? {})).toEqual([message]);
  });

  it('keeps every one of many posts at the same time', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => post({ message: `nr ${index}` })));
    expect(new Set((await kept()).map(({ message }) => message)).size).toBe(100);
  });

  it('is not surprised by a field named like an object’s own parts', async () => {
    await post({ constructor: 'a' });
    expect((await kept())[0]?.['extra']).toEqual({ constructor: 'a' });
  });
});

describe('the answer', () => {
  it('is JSON for whoever asks for it, readable from another origin', async () => {
    const response = await post({}, { headers: { accept: 'application/json' } });
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is a Norwegian page with a link back for a form without scripts', async () => {
    const response = await post({}, { headers: { referer: 'http://localhost:4321/?a="b' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Takk for din henvendelse!');
    expect(html).toContain('href="http://localhost:4321/?a=%22b"');
  });

  it.each(['https://localhost.evil.example/', 'https://evil.example/', 'ikke en adresse'])(
    'does not link back to %s',
    async (referer) => expect(await (await post({}, { headers: { referer } })).text()).not.toContain('<a '),
  );

  it('keeps what the inbox holds from other origins', async () => {
    for (const path of ['/', '/messages.json']) {
      const response = await fetch(inbox.url + path);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await statusOf({ headers: { host: 'inbox.evil.example' } })).toBe(421);
    expect(await statusOf({ headers: { host: '127.0.0.1:1' } })).toBe(200);
  });
});

describe('the page', () => {
  it('escapes everything that was sent in', async () => {
    const evil = `<script>alert(1)</script><img src=x onerror="alert('x')">&`;
    await post({ name: evil, email: evil, phone: evil, message: evil, consent: evil, [evil]: evil });
    const html = await page();
    expect(html).not.toMatch(/<script|<img/);
    expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(6);
    expect(html).toContain('onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;');
  });

  it('allows no scripts and no frames', async () => {
    const response = await fetch(inbox.url);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows the newest 200 and says so', async () => {
    for (let index = 0; index < 201; index++) await post({ message: `nr. ${index};` });
    const html = await page();
    expect(html).toContain('Mottatt (201, de 200 nyeste vises)');
    expect(html).toContain('nr. 200;');
    expect(html).not.toContain('nr. 0;');
  });
});

describe('nonsense gets a clear answer', () => {
  it.each([
    ['name', 'navn'],
    ['email', 'e-post'],
    ['message', 'melding'],
  ])('422 without %s', async (field, label) => {
    const response = await post({ [field]: '  ' }, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ ok: false, error: `Henvendelsen mangler ${label}.` });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await kept()).toEqual([]);
  });

  it('422 for a file and for a repeated field', async () => {
    const withFile = new FormData();
    withFile.append('name', new File(['x'], 'x.html'));
    expect((await fetch(inbox.url, { method: 'POST', body: withFile })).status).toBe(422);
    const repeated = new FormData();
    for (const value of ['a', 'b']) repeated.append('name', value);
    expect((await fetch(inbox.url, { method: 'POST', body: repeated })).status).toBe(422);
  });

  it.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
    '415 for %s',
    async (type) => {
      expect((await postRaw('name=a', type)).status).toBe(415);
    },
  );

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['another boundary', 'multipart/form-data; boundary=b', '--a\r\n\r\n--a--'],
    [
      'a cut body',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nKa',
    ],
    ['nothing', 'multipart/form-data; boundary=a', ''],
  ])('400 for %s', async (_, type, body) => {
    expect((await postRaw(body, type)).status).toBe(400);
  });

  it('413 for more than 200 kB, announced or not', async () => {
    const response = await post({ message: 'x'.repeat(300_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('Grensen er 200 kB');
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };
    expect(await statusOf({ method: 'POST', headers }, Array(30).fill('x'.repeat(10_000)))).toBe(413);
    expect((await post({ message: 'x'.repeat(190_000) })).status).toBe(200);
  });

  it('405 with the allowed methods, 404 for other paths', async () => {
    const response = await fetch(inbox.url, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect((await fetch(`${inbox.url}/toString`)).status).toBe(404);
    expect((await post({}, { path: '/annet' })).status).toBe(404);
  });
});

describe('told to fail', () => {
  function choose(mode: string, headers: HeadersInit = {}) {
    const body = new URLSearchParams({ mode });
    return fetch(`${inbox.url}/fail`, { method: 'POST', body, headers, redirect: 'manual' });
  }

  it('answers 500 and keeps nothing', async () => {
    expect((await post({}, { path: '/?fail=500' })).status).toBe(500);
    expect(await kept()).toEqual([]);
  });

  it('breaks the connection', async () => {
    await expect(post({}, { path: '/?fail=refuse' })).rejects.toThrow('fetch failed');
    expect(await kept()).toEqual([]);
  });

  it('never answers, and still stops at once', async () => {
    let answered = false;
    const pending = post({}, { path: '/?fail=timeout' }).then(
      () => (answered = true),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answered).toBe(false);
    expect(await kept()).toEqual([]);
    await inbox.close();
    await pending;
    inbox = await start();
  });

  it('by the switch, until it is turned off; the address wins over it', async () => {
    const response = await choose('500');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(await page()).toContain('value="500" checked');
    expect((await post()).status).toBe(500);
    expect((await post({}, { path: '/?fail=off' })).status).toBe(200);
    await choose('off');
    expect((await post()).status).toBe(200);
  });

  it('refuses other modes, and the switch on another site', async () => {
    expect((await choose('ja')).status).toBe(422);
    expect((await post({}, { path: '/?fail=ja' })).status).toBe(400);
    expect((await choose('500', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post()).status).toBe(200);
  });
});
