import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateContent } from './contentFolder.ts';
import { startEditorServer } from './server.ts';

/* Who is answered on the owner's machine: the editor's own page, and no other. */

const root = mkdtempSync(join(tmpdir(), 'server-'));
let server: Awaited<ReturnType<typeof startEditorServer>>;

beforeAll(async () => {
  cpSync(templateContent, join(root, 'content'), { recursive: true });
  server = await startEditorServer(root, root, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** What browsers say of a request that the editor's page makes. */
const own = { 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };

/** Asks for a path of the interface. `fetch` would not send each of these headers. */
async function ask(path: string, headers: Record<string, string | number>, body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  const asked = request(new URL(`/api/${path}`, server.url), { method, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  const text = String(Buffer.concat(await response.toArray()));
  return { status: response.statusCode as number, text };
}

test.each<[string, Record<string, string>, number]>([
  ['the page itself', own, 200],
  ['a program without a browser', {}, 403],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a foreign name that leads to this machine', { ...own, Host: 'bad.example' }, 403],
])('a reading by %s', async (_, headers, status) => {
  expect((await ask('content', headers)).status).toBe(status);
});

test.each([
  ['ny.yaml', 200],
  ['../ut.txt', 400],
  ['.git/ut.txt', 400],
])('a save of %s', async (path, status) => {
  const { head } = JSON.parse((await ask('content', own)).text) as { head: string };
  const save = { head, title: 'x', files: { [path]: { text: 'x' } } };
  expect((await ask('commit', json, JSON.stringify(save))).status).toBe(status);
});

test('a picture is asked for by its id alone', async () =>
  expect((await ask('pictures?id=--help', own)).status).toBe(400));

test('what a form of another page could send is refused', async () =>
  expect((await ask('commit', { ...own, 'Content-Type': 'text/plain' }, '{}')).status).toBe(403));

test('what is too large is refused before it is read', async () => {
  const headers = { ...own, 'Content-Type': 'application/octet-stream', 'Content-Length': 200e6 };
  const large = request(new URL('/api/pictures', server.url), { method: 'POST', headers });
  large.flushHeaders();
  const [{ statusCode }] = await once(large, 'response');
  expect(statusCode).toBe(413);
  large.destroy();
});
