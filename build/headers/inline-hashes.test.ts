import { expect, it } from 'vitest';
import { hashSource, keepOwnHashes } from './inline-hashes.ts';

const page = (body: string, ...known: string[]) => {
  const sources = known.map((text) => `'${hashSource(text)}'`).join(' ');
  const policy = `default-src 'none';script-src 'self' ${sources}; style-src 'self' ${sources};`;
  return `<meta http-equiv="content-security-policy" content="${policy}">${body}`;
};
const none = () => ({ 'script-src': new Set<string>(), 'style-src': new Set<string>() });
const hashes = (...texts: string[]) => new Set(texts.map((text) => `'${hashSource(text)}'`));

it('cover every known inline script and style, and no data', () => {
  const body = `<script>a()</script><script type="module">b()</script><script type="speculationrules">{}</script>
    <script type="application/ld+json">{"@type":"x"}</script><script src="/c.js"></script><style>p{}</style>
    <script>a()</script><template><style>q{}</style></template><!-- <script>d()</script> -->`;
  const used = none();
  keepOwnHashes(page(body, 'a()', 'b()', '{}', 'p{}', 'q{}', 'unused'), 'a.html', used);
  expect(used).toEqual({ 'script-src': hashes('a()', 'b()', '{}'), 'style-src': hashes('p{}', 'q{}') });
});

it.each([
  '<script>d()</script>',
  '<p title=">"><script>d()</script>',
  '<template><style>d()</style></template>',
])('stop the build at an inline script or style of unknown source: %s', (body) =>
  expect(() => keepOwnHashes(page(body, 'a()'), 'a.html', none())).toThrow('no known source: d()'),
);

it('are removed from the policy of a page that does not use them', () => {
  const html = page('<script>a()</script><style>p{}</style>', 'a()', 'b()', 'p{}');
  const unused = ` '${hashSource('b()')}'`;
  expect(keepOwnHashes(html, 'a.html', none())).toBe(html.replaceAll(unused, ''));
  expect(html).toContain(unused);
});

it('stop the build at a page with no policy, or two', () => {
  for (const html of ['<p>', page('') + page('')])
    expect(() => keepOwnHashes(html, 'a.html', none())).toThrow('a.html has not one policy');
});
