import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inlineHashes } from '../../build/headers/inline-hashes.ts';
import { dist } from './engines.ts';

for (const page of ['index.html', '404.html', 'personvern.html']) {
  test(`${page}: what Astro allows in the page, the header allows as well`, () => {
    const html = readFileSync(`${dist}/${page}`, 'utf8');
    const served = readFileSync(`${dist}/_headers`, 'utf8');
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const { scripts, styles } = inlineHashes([html]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of [...scripts, ...styles]) {
      expect(served).toContain(hash);
      expect(meta).toContain(hash);
    }
  });
}
