import { describe, expect, it } from 'vitest';
import { deferScripts } from '../finish-pages.ts';
import { fromCloudflare, toCloudflare } from './cloudflare.ts';
import { editorRules } from './editor.ts';
import { hashSource, keepOwnHashes } from './inline-hashes.ts';
import { toNginx } from './nginx.ts';
import { baseDirectives, contentSecurityPolicy } from './policy.ts';
import { siteHeaders } from './site-headers.ts';

const rules = [
  { path: '/*', headers: { 'X-A': 'all', 'Cache-Control': 'short' } },
  { path: '/:file.svg', headers: { 'Cache-Control': 'day' } },
  { path: '/_astro/*', headers: { 'Cache-Control': 'year', 'X-A': null } },
];

describe('_headers', () => {
  it('removes a header before a later rule sets it again, or both values would be sent', () => {
    expect(toCloudflare(rules)).toBe(
      [
        '/*\n  X-A: all\n  Cache-Control: short',
        '/:file.svg\n  ! Cache-Control\n  Cache-Control: day',
        '/_astro/*\n  ! Cache-Control\n  ! X-A\n  Cache-Control: year\n',
      ].join('\n\n'),
    );
  });

  it('can be read back', () => {
    expect(fromCloudflare(toCloudflare(rules))).toEqual(rules);
  });

  it('has a limit of characters a line, beyond which Cloudflare would ignore it silently', () => {
    expect(() => toCloudflare(siteHeaders('x'.repeat(2000)))).toThrow(
      /2000 characters a line, not 20\d\d:.*Content-Security-Policy/,
    );
  });
});

describe('the files for nginx', () => {
  it('choose a value by the path; the last rule wins', () => {
    expect(toNginx(rules)).toEqual({
      maps: [
        'map $uri $site_x_a {',
        '  "~^/_astro/.*$" "";',
        '  default "all";',
        '}',
        'map $uri $site_cache_control {',
        '  "~^/_astro/.*$" "year";',
        '  "~^/[^/]+\\.svg$" "day";',
        '  default "short";',
        '}\n',
      ].join('\n'),
      headers: 'add_header X-A $site_x_a always;\nadd_header Cache-Control $site_cache_control always;\n',
    });
  });

  it('reject a value that nginx would interpolate', () => {
    expect(() => toNginx([{ path: '/*', headers: { 'X-A': 'costs $uri' } }])).toThrow(/more than text/);
  });
});

describe('the hashes', () => {
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
});

describe('script files of pages', () => {
  const comment = '<!-- <script type="module" src="a.js"> -->';

  it('are deferred', () => {
    const html = `${comment}<script type="module" src="b.js"></script><script src="c.js"></script>`;
    const deferred = html.replace(
      '<script type="module" src="b',
      '<script async fetchpriority="low" type="module" src="b',
    );
    expect(deferScripts(new Map([['a.html', html]])).get('a.html')).toBe(deferred);
  });

  it('stop the build if no page has one', () => {
    expect(() => deferScripts(new Map([['a.html', comment]]))).toThrow('deferred none');
  });
});

describe('the owner’s editor', () => {
  const rules = [...siteHeaders("default-src 'self'"), ...editorRules('eier/nettsted')];

  it('has its own policy and noindex, which replace those of the site', () => {
    const [, editor = ''] = toCloudflare(rules).split('/rediger/*\n');
    expect(editor).toContain('  ! Content-Security-Policy\n');
    expect(editor).toMatch(/Policy: default-src 'none'.*connect-src 'self' https:\/\/api\.github\.com;/);
    expect(toNginx(rules).maps).toContain('"~^/rediger/.*$" "default-src \'none\';');
    expect(toNginx(rules).maps).toContain('map $uri $site_x_robots_tag {\n  "~^/rediger/.*$" "noindex";\n}');
  });

  it('has no rules on a site without it', () => expect(editorRules('')).toEqual([]));
});

describe('the policy', () => {
  const settings = { formEndpoint: 'https://formspree.io/f/kode', map: true, deploy: true };

  it('allows the site’s own code, the form provider and the map only', () => {
    const policy = contentSecurityPolicy(settings, {
      'script-src': new Set(["'sha256-a'"]),
      'style-src': new Set(["'sha256-b'"]),
    });
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self' https://formspree.io",
      "form-action 'self' https://formspree.io",
      'frame-src https://www.google.com',
      "manifest-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'upgrade-insecure-requests',
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "frame-ancestors 'none'",
    ]);
  });

  it('lets a provider redirect to a thank-you page on any host, unless its redirects are known', () => {
    const formEndpoint = 'https://api.web3forms.com/submit';
    expect(baseDirectives({ ...settings, formEndpoint })).toContain('form-action https:');
  });

  it('has no frame without the map, and no https upgrade in a local build', () => {
    expect(baseDirectives({ ...settings, deploy: false })).not.toContain('upgrade-insecure-requests');
    expect(baseDirectives({ ...settings, map: false }).join()).not.toMatch(/frame-src|google/);
  });
});
