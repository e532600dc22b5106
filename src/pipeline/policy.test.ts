import { expect, it } from 'vitest';
import { editorPolicy, policyDirectives } from './policy.ts';

const deployed = {
  formEndpoint: 'https://formspree.io/f/kode',
  formMode: 'confirmed',
  deploy: true,
} as const;

it('allows the site’s own files, the form provider and the map only', () => {
  expect(policyDirectives(deployed, true)).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://formspree.io",
    "form-action 'self' https://formspree.io",
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ]);
});

it('lets a provider redirect to a thank-you page on any host, unless its redirects are known', () => {
  const formEndpoint = 'https://api.web3forms.com/submit';
  expect(policyDirectives({ ...deployed, formEndpoint }, true)).toContain('form-action https:');
});

it('lets a send follow a redirect to any host where no answer is read', () =>
  expect(policyDirectives({ ...deployed, formMode: 'assumed' }, true)).toContain(
    "connect-src 'self' https:",
  ));

it('has no frame without the map, and no https upgrade in a local build', () => {
  expect(policyDirectives({ ...deployed, deploy: false }, true)).not.toContain('upgrade-insecure-requests');
  expect(policyDirectives(deployed, false).join()).not.toMatch(/frame-src|google/);
});

it('allows the editor its own files, unsaved pictures and the repository, and nothing inline', () => {
  expect(editorPolicy('https://api.github.com').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(editorPolicy('')).toContain("connect-src 'self';");
});
