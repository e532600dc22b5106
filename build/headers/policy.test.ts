import { expect, it } from 'vitest';
import { baseDirectives, contentSecurityPolicy } from './policy.ts';

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
