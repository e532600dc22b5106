import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dist, get } from './ask.ts';

// No listing of a folder, and no file that is the host's own.
const missing = ['/finnes/ikke/her', '/_astro/', '/_headers'];

for (const [path, status, file] of [
  ['/', 200, '/index.html'],
  ['/?utm_source=x', 200, '/index.html'],
  ['/personvern', 200, '/personvern.html'],
  ...missing.map((path) => [path, 404, '/404.html'] as const),
] as const) {
  test(`${path} answers ${status} with ${file}`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.equals(readFileSync(`${dist}${file}`))).toBe(true);
  });
}

for (const [path, location] of [
  ['/personvern/', '/personvern'],
  ['/personvern.html', '/personvern'],
] as const) {
  test(`${path} leads to the page's one address`, async () => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 307, location });
  });
}
