import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inlineHashes } from '../../build/headers/inline-hashes.ts';
import { baseDirectives, contentSecurityPolicy } from '../../build/headers/policy.ts';
import { siteHeaders } from '../../build/headers/site-headers.ts';
import { dist } from './engines.ts';
import { score, type Observed } from './observatory.ts';

const PAGES = ['index.html', 'personvern.html', '404.html'];
const html = PAGES.map((page) => readFileSync(`${dist}/${page}`, 'utf8'));
const settings = {
  formEndpoint: 'https://formspree.io/f/kode',
  pictureHosts: ['bilder.example'],
  map: true,
  deploy: true,
};

/** The headers of a build for the public, whatever the build at hand was made for. */
function publicHeaders(policy = contentSecurityPolicy(settings, inlineHashes(html))): Observed['headers'] {
  const { headers } = siteHeaders(policy)[0]!;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value ?? undefined]),
  );
}

for (const [index, page] of PAGES.entries()) {
  test(`${page} gets A+ with every bonus that headers can earn`, () => {
    expect(score({ headers: publicHeaders(), html: html[index]! })).toEqual({
      grade: 'A+',
      score: 130,
      results: [
        { test: 'content-security-policy', found: "no unsafe, default-src 'none'", points: 10 },
        { test: 'cookies', found: 'none', points: 0 },
        { test: 'cross-origin-resource-sharing', found: 'not implemented', points: 0 },
        { test: 'referrer-policy', found: 'private', points: 5 },
        { test: 'strict-transport-security', found: 'at least six months', points: 0 },
        { test: 'subresource-integrity', found: 'scripts of its own only', points: 0 },
        { test: 'x-content-type-options', found: 'nosniff', points: 0 },
        { test: 'x-frame-options', found: 'by frame-ancestors', points: 5 },
        { test: 'cross-origin-resource-policy', found: 'same-origin', points: 10 },
      ],
    });
  });
}

test('the scoring notices what is missing or weak', () => {
  const worse = (headers: Observed['headers']) =>
    score({ headers: { ...publicHeaders(), ...headers }, html: '' });
  const policy = publicHeaders()['content-security-policy']!;
  expect(worse({ 'content-security-policy': undefined })).toMatchObject({ grade: 'C or worse', score: 55 });
  expect(
    worse({ 'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'") })
      .score,
  ).toBe(80);
  expect(
    worse({ 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") }).score,
  ).toBe(125);
  expect(
    worse({ 'content-security-policy': policy.replaceAll('https://formspree.io', 'http://formspree.io') })
      .score,
  ).toBe(80);
  expect(worse({ 'strict-transport-security': 'max-age=300' }).score).toBe(120);
  expect(worse({ 'referrer-policy': 'unsafe-url' }).score).toBe(120);
  expect(worse({ 'cross-origin-resource-policy': undefined }).score).toBe(120);
  expect(score({ headers: {}, html: '' }).score).toBe(30);
});

test('the policy allows what stands in the pages, the provider, the map and the listed hosts, and no more', () => {
  const policy = contentSecurityPolicy(settings, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self' https://bilder.example",
    "font-src 'self'",
    "connect-src 'self' https://formspree.io",
    'form-action https://formspree.io',
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
  expect(baseDirectives({ ...settings, deploy: false })).not.toContain('upgrade-insecure-requests');
  expect(baseDirectives({ ...settings, map: false }).join()).not.toMatch(/frame-src|google/);
});

test('header and page agree: what Astro allows in a page, the header allows as well', () => {
  const served = readFileSync(`${dist}/_headers`, 'utf8');
  for (const page of html) {
    const { scripts, styles } = inlineHashes([page]);
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of [...scripts, ...styles]) {
      expect(served).toContain(hash);
      expect(meta).toContain(hash);
    }
  }
});
