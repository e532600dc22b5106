import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startInbox } from './inbox.ts';

async function openInbox() {
  const inbox = await startInbox({ port: 0 });
  onTestFinished(() => inbox.close());
  return inbox;
}

it('shows enquiries as text and to this machine only', async () => {
  const { url } = await openInbox();
  const body = new FormData();
  body.append('name', '<script>alert(1)</script>');
  await fetch(url, { method: 'POST', body });
  const response = await fetch(url);
  expect(await response.text()).toContain('name: <script>alert(1)</script>');
  const { headers } = response;
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
