import { expect, test } from 'vitest';
import { licenceList, packageFolders } from './licences.ts';

test('modules lead to their packages, each once, and ours to none', () => {
  expect(
    packageFolders([
      '/project/src/enquiry/send.ts',
      '/project/node_modules/react/index.js',
      '\0/project/node_modules/react/cjs/react.js?commonjs-module',
      '/project/node_modules/@scope/name/index.js',
      '/project/node_modules/a/node_modules/b/index.js',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual([
    '/project/node_modules/react',
    '/project/node_modules/@scope/name',
    '/project/node_modules/a/node_modules/b',
  ]);
});

test('the list has name, version, licence and its text', () => {
  const list = licenceList(['node_modules/react', 'node_modules/clsx', 'node_modules/react']);
  expect(list).toMatch(/^clsx \d+\.\d+\.\d+: MIT$/m);
  expect(list.match(/^react \d+\.\d+\.\d+: MIT$/gm)).toHaveLength(1);
  expect(list).toContain('Permission is hereby granted');
});
