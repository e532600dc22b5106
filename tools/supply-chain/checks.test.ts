import { expect, test } from 'vitest';
import { checkBinary, checkLock } from './checks.ts';

const recorded = { '24.0.0': { 'linux-x64': 'abc' } };

test.each([
  ['24.0.0', 'linux-x64', 'abc', true, 'is the recorded binary'],
  ['24.0.0', 'linux-x64', 'abd', false, 'has the checksum abd, not abc'],
  ['24.0.0', 'darwin-arm64', 'x', true, 'not checked'],
  ['24.1.0', 'linux-x64', 'abc', false, 'No checksum is recorded'],
])('Node %s for %s with the sum %s', (version, platform, sum, ok, text) => {
  const finding = checkBinary(recorded, version, platform, sum);
  expect(finding.ok).toBe(ok);
  expect(finding.text).toContain(text);
});

const fromRegistry = { resolved: 'https://registry.npmjs.org/a.tgz', integrity: 'sha512-x' };
const isFine = (packages: Parameters<typeof checkLock>[0]) =>
  checkLock({ '': {}, ...packages }, { known: true }).every(({ ok }) => ok);

test('packages come from the registry, with a checksum', () => {
  expect(isFine({ 'node_modules/a': fromRegistry })).toBe(true);
  expect(
    isFine({
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/a/node_modules/b': { inBundle: true },
    }),
  ).toBe(true);
  expect(isFine({ 'node_modules/a': { ...fromRegistry, resolved: 'git+ssh://a' } })).toBe(false);
  expect(isFine({ 'node_modules/a': { resolved: fromRegistry.resolved, inBundle: false } })).toBe(false);
});

test('a package for another platform may lack its checksum, one for this platform may not', () => {
  const here = { os: 'linux', cpu: 'x64' };
  const check = (locked: Parameters<typeof checkLock>[0][string]) =>
    checkLock({ 'node_modules/a': locked }, {}, here).every(({ ok }) => ok);
  expect(check({ optional: true, os: ['darwin'], cpu: ['x64'] })).toBe(true);
  expect(check({ optional: true, os: ['linux'], cpu: ['arm64'] })).toBe(true);
  expect(check({ optional: true, os: ['linux'], cpu: ['x64'] })).toBe(false);
  expect(check({ os: ['darwin'] })).toBe(false);
});

test('an install script needs its name on the list, wherever the package lies', () => {
  const script = { ...fromRegistry, hasInstallScript: true };
  expect(isFine({ 'node_modules/known': script, 'node_modules/b/node_modules/known': script })).toBe(true);
  expect(isFine({ 'node_modules/a/node_modules/@x/stranger': script })).toBe(false);
});
