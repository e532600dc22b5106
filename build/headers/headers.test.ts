import { describe, expect, it } from 'vitest';
import { deferScripts } from '../finish-pages.ts';
import { fromCloudflare, toCloudflare } from './cloudflare.ts';
import { editorRules } from './editor.ts';
import { hashSource, inlineHashes } from './inline-hashes.ts';
import { toNginx } from './nginx.ts';
import { baseDirectives, contentSecurityPolicy } from './policy.ts';
import { siteHeaders } from './site-headers.ts';

const rules = [
  { path: '/*', headers: { 'X-A': 'all', 'Cache-Control': 'short' } },
  { path: '/:file.svg', headers: { 'Cache-Control': 'day' } },
  { path: '/_astro/*', headers: { 'Cache-Control': 'year', 'X-A': null } },
];

describe('_headers', () => {
  it('takes a header away before a later rule sets it again, or both values would be sent', () => {
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

  it('is refused where Cloudflare would drop a part of it without a word', () => {
    expect(() => toCloudflare(siteHeaders('x'.repeat(2000)))).toThrow(
      /2000 characters a line, not 20\d\d:.*Content-Security-Policy/,
    );
    expect(() => toCloudflare(Array.from({ length: 101 }, () => rules).flat())).toThrow(/100 rules/);
  });
});

describe('the files for nginx', () => {
  it('choose a value by the file, the last rule first', () => {
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

  it('refuse a value that nginx would not take as text', () => {
    expect(() => toNginx([{ path: '/*', headers: { 'X-A': 'costs $uri' } }])).toThrow(/more than text/);
  });
});

describe('the hashes', () => {
  const page = (body: string, ...known: string[]) => {
    const sources = known.map((text) => `'${hashSource(text)}'`).join(' ');
    const policy = `default-src 'none';script-src 'self' ${sources}; style-src 'self' ${sources};`;
    return new Map([['a.html', `<meta http-equiv="content-security-policy" content="${policy}">${body}`]]);
  };

  it('are of every known inline script and style, each once, and of no data', () => {
    const body = `<script>a()</script><script type="module">b()</script><script type="speculationrules">{}</script>
      <script type="application/ld+json">{"@type":"x"}</script><script src="/c.js"></script><style>p{}</style>
      <script>a()</script><template><style>q{}</style></template><!-- <script>d()</script> -->`;
    const { scripts, styles } = inlineHashes(page(body, 'a()', 'b()', '{}', 'p{}', 'q{}', 'unused'));
    expect(scripts).toEqual(['a()', 'b()', '{}'].map((text) => `'${hashSource(text)}'`).sort());
    expect(styles).toEqual(['p{}', 'q{}'].map((text) => `'${hashSource(text)}'`).sort());
  });

  it.each([
    '<script>d()</script>',
    '<p title=">"><script>d()</script>',
    '<template><style>d()</style></template>',
  ])('stop the build at what is from no known source: %s', (body) =>
    expect(() => inlineHashes(page(body, 'a()'))).toThrow('no known source: d()'),
  );

  it('are taken from the one policy that Astro wrote', () => {
    expect(() => inlineHashes(page(`${[...page('').values()][0]}`))).toThrow('a.html has 2 policies in it');
  });

  it('are those of the standard (CSP level 3, section 8.1, its example)', () => {
    expect(hashSource("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

describe('script files of pages', () => {
  it('are deferred, each of them', () => {
    const html =
      '<!-- <script type="module" src="a.js"> --><script type="module" src="b.js"></script><script src="c.js"></script>';
    const before =
      '<!-- <script type="module" src="a.js"> --><script async fetchpriority="low" type="module" src="b.js"></script>';
    expect(deferScripts(new Map([['a.html', html]])).get('a.html')).toBe(
      `${before}<script src="c.js"></script>`,
    );
  });

  it('stop the build where there are none', () => {
    expect(() => deferScripts(new Map([['a.html', '<script>a()</script>']]))).toThrow('deferred none');
  });
});

describe('the owner’s editor', () => {
  const rules = [...siteHeaders("default-src 'self'"), ...editorRules('eier/nettsted')];

  it('has a policy of its own in place of the site’s, not beside it', () => {
    const [, editor = ''] = toCloudflare(rules).split('/rediger/*\n');
    expect(editor).toContain('  ! Content-Security-Policy\n');
    expect(editor).toMatch(
      /Content-Security-Policy: default-src 'none'.*connect-src 'self' https:\/\/api\.github\.com;.*trusted-types 'none'/,
    );
    expect(toNginx(rules).maps).toContain('"~^/rediger/.*$" "default-src \'none\';');
  });

  it('keeps search engines away from itself alone, on nginx too', () => {
    expect(toNginx(rules).maps).toContain('map $uri $site_x_robots_tag {\n  "~^/rediger/.*$" "noindex";\n}');
    expect(toNginx(rules).headers).toContain('add_header X-Robots-Tag $site_x_robots_tag always;');
  });

  it('is no rule of a site without it', () => expect(editorRules('')).toEqual([]));
});

describe('the policy', () => {
  const settings = { formEndpoint: 'https://formspree.io/f/kode', map: true, deploy: true };

  it('allows the pages’ own code, the provider and the map, and no more', () => {
    const policy = contentSecurityPolicy(settings, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
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

  it('lets a provider redirect to a page of thanks on any host, unless it is known to stay', () => {
    const formEndpoint = 'https://api.web3forms.com/submit';
    expect(baseDirectives({ ...settings, formEndpoint })).toContain('form-action https:');
  });

  it('has no frame without the map, and asks no machine of a developer for https', () => {
    expect(baseDirectives({ ...settings, deploy: false })).not.toContain('upgrade-insecure-requests');
    expect(baseDirectives({ ...settings, map: false }).join()).not.toMatch(/frame-src|google/);
  });
});
