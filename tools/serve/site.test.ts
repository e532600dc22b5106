import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from './site.ts';

const FILES = {
  'index.html': '<title>Forsiden</title>',
  'personvern.html': '<title>Personvern</title>',
  '404.html': '<title>Ikke funnet</title>',
  _headers: '/*\n  X-Frame-Options: DENY\n',
  _redirects: '/gammel /personvern 301\n',
};

let directory: string;
let site: Site;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(directory, file), text);
  site = await startSite({ port: 0, directory });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

function get(path: string): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual' });
}

describe('the served site', () => {
  it.each([
    ['/', 200, 'Forsiden'],
    ['/personvern', 200, 'Personvern'],
    ['/finnes-ikke', 404, 'Ikke funnet'],
    ['/dypt/nede', 404, 'Ikke funnet'],
    ['/_headers', 404, 'Ikke funnet'],
  ])('answers %s with %i and its page, without a redirect', async (path, status, title) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(title);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('sends the headers and redirects of the folder', async () => {
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY');
    const moved = await get('/gammel');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/personvern']);
  });

  it('answers 304 to a page that has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const response = await fetch(site.url, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });
});
