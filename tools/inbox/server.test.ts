import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startInbox } from './server.ts';
import type { StoredEnquiry } from './store.ts';

const enquiry = { name: 'Kari', email: 'kari@nordmann.example', phone: '', message: 'Hei', consent: 'true' };

let folder: string;
let inbox: Awaited<ReturnType<typeof startInbox>>;

const start = () => startInbox({ port: 0, file: join(folder, 'kept', 'inbox.jsonl') });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await start();
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

function post(fields: Record<string, string> = {}, headers: HeadersInit = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...enquiry, ...fields })) body.append(name, value);
  return fetch(inbox.url, { method: 'POST', body, headers });
}

const kept = async () => (await (await fetch(`${inbox.url}/messages.json`)).json()) as StoredEnquiry[];

it('stores every field with the time, newest first, across a restart', async () => {
  await post({ firma: 'Blå AS', constructor: 'a' });
  await inbox.close();
  inbox = await start();
  expect(await (await post({ message: 'den andre' }, { accept: 'application/json' })).json()).toEqual({
    ok: true,
  });
  const stored = await kept();
  expect(stored.map(({ fields }) => fields)).toEqual([
    { ...enquiry, message: 'den andre' },
    { ...enquiry, firma: 'Blå AS', constructor: 'a' },
  ]);
  for (const { receivedAt } of stored) expect(Date.now() - Date.parse(receivedAt)).toBeLessThan(5000);
});

it('shows enquiries escaped and to this machine only, and lets no other site set how it fails', async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="alert('x')">&`;
  await post({ name: evil, email: evil, message: evil, consent: evil, [evil]: evil });
  const page = await fetch(inbox.url);
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).not.toMatch(/<script|<img/);
  const body = new URLSearchParams({ mode: '500' });
  const fail = { method: 'POST', body, headers: { origin: 'https://evil.example' } };
  expect((await fetch(`${inbox.url}/fail`, fail)).status).toBe(403);
  // A foreign name that was pointed at this machine (DNS rebinding).
  const socket = connect(Number(new URL(inbox.url).port), 'localhost');
  socket.write('GET /messages.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(String(Buffer.concat(await socket.toArray()))).toMatch(/^HTTP\/1\.1 421 /);
});
