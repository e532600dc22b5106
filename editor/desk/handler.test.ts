import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeExample, type Changes } from '../../tests/support/example-content.ts';
import { handleDesk } from './handler.ts';
import { openHistory, recordSave } from './history.ts';
import { makeRepository } from './test-repository.ts';

// Git is started many times, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** The desk of a content folder, served as the editor serves it. */
async function serve(content: string) {
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers as Record<string, string>,
      ...(incoming.method === 'POST' && { body: Buffer.concat(parts) }),
    });
    const answer = await handleDesk(request, { content, preview: 'http://127.0.0.1:4321/' });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string) => fetch(origin + path);
  return {
    origin,
    get,
    text: async (path: string) => (await get(path)).text(),
    post: async (path: string, fields: Record<string, string>) =>
      (await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })).text(),
  };
}

async function desk(changes: Changes = {}) {
  const { content, git } = await makeRepository(changes);
  await openHistory(content);
  const save = async (file: string, from: string, to: string) => {
    const path = join(content, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    await recordSave([path], content);
  };
  return { content, git, save, ...(await serve(content)) };
}

/** The value of a hidden field in the form that posts to an address. */
const field = (page: string, action: string, name: string) =>
  new RegExp(`action="${action}"[^]*?name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? '';

describe('the status', () => {
  test('is live, with mistakes, warnings and what is not published', async () => {
    const { get, save } = await desk();
    const before = await get('/skrivebord/status.json');
    expect(await before.json()).toMatchObject({ mistakes: [], unsaved: 0 });
    await save('firm.yaml', 'phone: 00 00 00 00', 'phone: 1234');
    const after = await get('/skrivebord/status.json');
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    const status = await after.json();
    expect(status).toMatchObject({
      mistakes: [{ file: 'firm.yaml', field: 'Telefon', link: '/keystatic/singleton/firm#felt-phone' }],
      unsaved: 1,
    });
    expect(status.warnings).toContainEqual(
      expect.objectContaining({ field: 'Firmanavn', message: '«Eksempelbad AS» er fra eksempelet.' }),
    );
    const again = await get('/skrivebord/status.json');
    expect(again.headers.get('ETag')).toBe(after.headers.get('ETag'));
  });
});

describe('the desk', () => {
  test('shows each save, and takes it back and in use again without scripts', async () => {
    const { content, text, post, save } = await desk();
    const phone = async () => /^phone: (.*)$/m.exec(await readFile(join(content, 'firm.yaml'), 'utf8'))?.[1];
    await save('firm.yaml', '00 00 00 00', '11 11 11 11');
    const page = await text('/skrivebord/');
    expect(page).toContain('Firmaet: Telefon');
    expect(page).toMatch(/<del>00 00 00 00<\/del\s*>/);
    const action = '/skrivebord/angre';
    const id = field(page, action, 'id');
    const undone = await post(action, { id, seen: field(page, action, 'seen') });
    expect(undone).toContain('Innholdet er som det var før lagringen.');
    expect(await phone()).toBe('00 00 00 00');
    expect(await post(action, { id, seen: id })).toContain('Ikke angret');
    await post('/skrivebord/igjen', { id: field(undone, '/skrivebord/igjen', 'id') });
    expect(await phone()).toBe('11 11 11 11');
  });

  test('publishes what was looked over, and nothing else', async () => {
    const { git, text, post, save } = await desk();
    await save('firm.yaml', '00 00 00 00', '11 11 11 11');
    const action = '/skrivebord/publiser';
    const page = await text(action);
    const token = field(page, action, 'token');
    await save('staff.yaml', 'Per Nordmann', 'Jonas Berg');
    expect(await post(action, { token, note: '', send: 'nei' })).toContain('endret siden du så over det');
    const next = await text(action);
    const answer = await post(action, { token: field(next, action, 'token'), note: 'Nytt', send: 'nei' });
    expect(answer).toContain('Lagret som ny utgave');
    expect(answer).toContain('Alt du har lagret, er publisert.');
    expect(await git('log', '--format=%s')).toBe('Nytt\nBegynn\n');
  });

  test('shows what the owner has written as text, whatever it is', async () => {
    const { text, save } = await desk();
    await save('firm.yaml', 'Eksempelbad AS', '<script>alert("AS")</script>');
    await save('projects/proj1/project.yaml', 'title: Et bad', 'title: <img src=x onerror=alert(1)>');
    for (const page of [await text('/skrivebord/'), await text('/skrivebord/publiser')]) {
      expect(page).not.toMatch(/<script>|<img src=x/);
      expect(page).toContain('&lt;script&gt;');
    }
  });

  test('shows a mistake where it is put right, and asks for it before publishing', async () => {
    const { text, save } = await desk();
    await save('firm.yaml', 'phone: 00 00 00 00', 'phone: 1234');
    const page = await text('/skrivebord/');
    expect(page).toContain('Én feil må rettes');
    expect(page).toMatch(/href="\/keystatic\/singleton\/firm"\s*>Firmaet/);
    expect(await text('/skrivebord/publiser')).not.toContain('<form');
  });

  test('without git shows the status, and says why there is no undo', async () => {
    const { get, text } = await serve(await writeExample());
    const page = await text('/skrivebord/');
    expect(page).toContain('Mappen med nettsiden er ikke satt opp med git.');
    expect(page).not.toContain('<form');
    expect(page).not.toContain('/skrivebord/publiser');
    expect(await (await get('/skrivebord/status.json')).json()).toMatchObject({ unsaved: 0 });
  });
});

describe('every answer', () => {
  test('lets nothing of others in, and is kept nowhere', async () => {
    const { get } = await serve(await writeExample());
    for (const path of ['', 'status.json', 'desk.css', 'desk.js', 'tokens.css', 'schibsted-grotesk.woff2']) {
      const { status, headers } = await get(`/skrivebord/${path}`);
      expect(status, path).toBe(200);
      expect(headers.get('Content-Security-Policy'), path).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await (await get('/skrivebord/tokens.css')).text()).toMatch(/^:root \{/m);
  });

  test('is one of the desk’s own files, and no other', async () => {
    const { get } = await serve(await writeExample());
    for (const path of ['../firm.yaml', '%2e%2e%2ffirm.yaml', 'constructor', 'handler.ts', 'desk.css/']) {
      expect((await get(`/skrivebord/${path}`)).status, path).toBe(404);
    }
  });

  test('to another method than its own is no', async () => {
    const { origin } = await serve(await writeExample());
    const ask = async (path: string, method: string) =>
      (await fetch(origin + path, { method, redirect: 'manual' })).status;
    expect(await ask('/skrivebord/angre', 'GET')).toBe(404);
    expect(await ask('/skrivebord/angre', 'DELETE')).toBe(405);
    expect(await ask('/skrivebord/desk.css', 'POST')).toBe(405);
    expect(await ask('/skrivebord/constructor', 'POST')).toBe(404);
    const long = { method: 'POST', body: 'x'.repeat(30_000) };
    expect((await fetch(`${origin}/skrivebord/angre`, long)).status).toBe(413);
  });
});
