import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const entry = z.object({
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Packages whose builds for other machines the registry lacked (docs/decisions/02). */
const incomplete = /^node_modules\/(@astrojs\/compiler-binding|oxc-parser|workerd)\/(?!.*linux-x64)/;

test('every package has a checksum, except builds for other machines', () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(unchecked.filter(([path, { optional }]) => !optional || !incomplete.test(path))).toEqual([]);
});

test('Miniflare is the version that wrangler uses, whose undocumented options it must understand', () => {
  const used = packages['node_modules/wrangler']?.dependencies['miniflare'];
  expect(packages['']?.devDependencies['miniflare']).toBe(used ?? expect.unreachable());
});
