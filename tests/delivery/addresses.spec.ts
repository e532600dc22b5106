import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dist, get } from './ask.ts';

const fileOf = (path: string) => readFileSync(`${dist}${path}`);

/** Stands for the site's own address in redirects, which name only a path. */
const here = 'http://here.example';

// No listing of a folder, nothing hidden, and no file that is the host's own.
const missing = ['/finnes/ikke/her', '/_astro/', '/.git/config', '/_headers', '/index.html.br'];

for (const [path, status, file] of [
  ['/', 200, '/index.html'],
  ['/?utm_source=x', 200, '/index.html'],
  ['/personvern', 200, '/personvern.html'],
  ...missing.map((path) => [path, 404, '/404.html'] as const),
] as const) {
  test(`${path} answers ${status} with ${file}`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.equals(fileOf(file))).toBe(true);
  });
}

for (const [path, location] of [
  ['/personvern/', '/personvern'],
  ['/personvern.html', '/personvern'],
  ['/personvern.html?a=b', '/personvern?a=b'],
  ['/index.html', '/'],
] as const) {
  test(`${path} leads to the page's one address`, async () => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 307, location });
  });
}

for (const path of [
  ...['/_astro/../../package.json', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/..%5c..%5cpackage.json'],
  ...['/personvern%00.html', '//evil.example/', '/\\evil.example/'],
]) {
  test(`${path} leads nowhere outside the site`, async () => {
    let answer = await get(path);
    const { location } = answer.headers;
    if (location !== undefined) {
      expect(new URL(location, here).origin).toBe(here);
      answer = await get(new URL(location, here).pathname);
    }
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.includes('"private": true')).toBe(false);
    expect(answer.body.includes('root:')).toBe(false);
  });
}

test('//evil.example/.. does not lead to another site', async () => {
  const { headers } = await get('//evil.example/..');
  expect(new URL(headers.location ?? '/', here).origin).toBe(here);
});
