import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from '../../build/rediger.ts';
import { compressed } from '../support/first-view.ts';
import { bundles } from './build-editor.ts';
import { expect, test } from './test.ts';

test('all files of the editor together have at most 300 kB', { tag: '@phone' }, () => {
  const cwd = join(bundles.hosted, editorFolder);
  const files = globSync('{index.html,assets/*}', { cwd });
  // A font is compressed already.
  const sizes = files.map((name) => compressed(readFileSync(join(cwd, name))));
  expect(files.length).toBeGreaterThan(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(300);
});
