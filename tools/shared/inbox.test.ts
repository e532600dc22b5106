import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startInbox } from './inbox.ts';

const enquiry = { name: 'Kari', email: 'kari@nordmann.example', phone: '', message: 'Hei', consent: 'true' };

async function openInbox() {
  const inbox = await startInbox({ port: 0 });
  onTestFinished(() => inbox.close());
  const post = (fields: Record<string, string>, headers: HeadersInit = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...enquiry, ...fields })) body.append(name, value);
    return fetch(inbox.url, { method: 'POST', body, headers });
  };
  return { ...inbox, post };
}

it('lists every field of what arrived, newest first', async () => {
  const { post, messages, url } = await openInbox();
  expect((await post({ firma: 'Blå AS', constructor: 'a' })).ok).toBe(true);
  const answer = await post({ message: 'den andre' }, { accept: 'application/json' });
  expect(await answer.json()).toEqual({ ok: true });
  expect(messages()).toEqual([
    { ...enquiry, message: 'den andre' },
    { ...enquiry, firma: 'Blå AS', constructor: 'a' },
  ]);
  expect(await (await fetch(url)).text()).toMatch(/den andre[^]*Blå AS/);
  expect((await fetch(url, { method: 'POST', body: 'nothing' })).status).toBe(400);
  expect(messages()).toHaveLength(2);
});

it('shows enquiries as text and to this machine only', async () => {
  const { post, url } = await openInbox();
  await post({ name: '<script>alert(1)</script>' });
  const { headers } = await fetch(url);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // A foreign name that was pointed at this machine (DNS rebinding).
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.write('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(String(Buffer.concat(await socket.toArray()))).toMatch(/^HTTP\/1\.1 421 /);
});

it('names the port that is taken, and its variable', async () => {
  const port = Number(new URL((await openInbox()).url).port);
  await expect(startInbox({ port })).rejects.toThrow(new RegExp(`Port ${port} er opptatt.*med INBOX_PORT`));
});
