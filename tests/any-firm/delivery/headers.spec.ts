import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { editorPolicy } from '../../../src/pipeline/policy.ts';
import { anyFile, dist, findFile, get } from './ask.ts';

const script = anyFile('_astro', '.js');
const font = anyFile('_astro', '.woff2');
/** A firm may have no photograph. */
const photos = ['.avif', '.webp'].flatMap((ending) => findFile('_astro', ending) ?? []);
const [photo = font] = photos;
/** What the gallery fetches; a firm may have no project yet. */
const pictures = [findFile('galleri', '.json')].filter((path) => path !== undefined);

const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

const html = 'text/html; charset=utf-8';
for (const [path, type, keeping] of [
  ['/', html, revalidated],
  ['/personvern', html, revalidated],
  ['/finnes-ikke', html, revalidated],
  // JSON and SVG are UTF-8 by their own standards, with or without a parameter.
  ...pictures.map((path) => [path, /^application\/json(; charset=utf-8)?$/, revalidated] as const),
  ['/lisenser.md', 'text/markdown; charset=utf-8', revalidated],
  ...readdirSync(dist)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [`/${name}`, /^image\/svg\+xml(; charset=utf-8)?$/, revalidated] as const),
  ['/favicon.ico', /^image\//, revalidated],
  ['/apple-touch-icon.png', 'image/png', revalidated],
  [script, 'text/javascript; charset=utf-8', immutable],
  ...photos.map((path) => [path, `image/${path.slice(-4)}`, immutable] as const),
  [font, 'font/woff2', immutable],
] as const) {
  test(`${path} is ${type} and may be kept: ${keeping}`, async () => {
    const { headers } = await get(path);
    expect(headers['content-type']).toMatch(typeof type === 'string' ? new RegExp(`^${type}$`) : type);
    expect(headers['cache-control']).toBe(keeping);
  });
}

/** What no `<meta>` can say, and nothing that a page's own policy says (`public/_headers`). */
const everywhere = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*, xr-spatial-tracking=\(\)$/),
  'cross-origin-opener-policy': 'same-origin',
};
const resourcePolicy = 'cross-origin-resource-policy';

test('every kind of answer has all security headers', async () => {
  const { etag = '' } = (await get('/')).headers;
  for (const [kind, expected, { status, headers }] of [
    ['a page', 200, await get('/')],
    ['not found', 404, await get('/finnes-ikke')],
    ['another address', 307, await get('/personvern.html')],
    ['unchanged', 304, await get('/', { headers: { 'if-none-match': etag } })],
    ['refused', 405, await get('/', { method: 'POST' })],
    ['a script', 200, await get(script)],
    ['a photograph', 200, await get(photo)],
  ] as const) {
    expect(status, kind).toBe(expected);
    expect(headers, kind).toMatchObject(everywhere);
  }
});

test('pages are for this site alone, and other sites may show pictures', async () => {
  for (const path of ['/', '/personvern'])
    expect((await get(path)).headers[resourcePolicy]).toBe('same-origin');
  for (const path of [...photos, '/deling.jpg', '/icon.svg'])
    expect((await get(path)).headers).not.toHaveProperty(resourcePolicy);
});

test('the editor, where the build has it, is in no search engine, and holds its own policy', async () => {
  test.skip(!existsSync(`${dist}/rediger`), 'Build with it: EDITOR_REPO=a/b npm run build:example.');
  expect((await get('/rediger')).headers.location).toBe('/rediger/');
  for (const path of ['/rediger/', anyFile('rediger/assets', '.js')])
    expect((await get(path)).headers).toMatchObject({ ...everywhere, 'x-robots-tag': 'noindex' });
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  const page = String((await get('/rediger/')).body).replaceAll('&#39;', "'");
  expect(page).toContain(`content="${editorPolicy('https://api.github.com')}"`);
});
