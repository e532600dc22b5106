import { describe, expect, it } from 'vitest';
import { fromCloudflare, toCloudflare } from './cloudflare.ts';
import { editorRules } from './editor.ts';
import { toNginx } from './nginx.ts';
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

describe('the owner’s editor', () => {
  it('has its own policy and noindex, which replace those of the site', () => {
    const rules = [...siteHeaders("default-src 'self'"), ...editorRules('eier/nettsted')];
    const [, editor = ''] = toCloudflare(rules).split('/rediger/*\n');
    expect(editor).toMatch(
      /! Content-Security-Policy\n[^]*Policy: default-src 'none'.* https:\/\/api\.github\.com;/,
    );
    expect(editor).toContain('X-Robots-Tag: noindex');
  });

  it('has no rules on a site without it', () => expect(editorRules('')).toEqual([]));
});
