import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

/*
 * What the editor relies on that Sveltia does not promise; an update that moves one of them fails here with its name. The
 * places that the build changes (its fonts, its languages, its React) stop the build by themselves.
 */
test.each([
  ['the user in local storage (sign-in.ts, repository.ts)', '`sveltia-cms.user`'],
  ['the words of a refused save, whose cause is shown (checks.ts)', 'Error(`saving_failed`,{cause:'],
  ['where it goes after signing out (sign-in.ts)', '.logout_redirect_url'],
  ['its copy of React (norwegian/plugin.ts)', '__SVELTIA_CMS_REACT__'],
  ['the element it is mounted in (index.html)', '`#nc-root`'],
  ['the greeting of a sign-in window (edge/sign-in.ts)', '`authorizing:${'],
  ['the answer of a sign-in window (edge/sign-in.ts)', '^authorization:${'],
  ['the question for texts (tools/rediger/github.ts)', '{ ... on Blob { text isTruncated } }'],
  ['the question for histories (tools/rediger/github.ts)', 'history(first: 1, path: '],
  ['the commit (tools/rediger/github.ts)', 'createCommitOnBranch(input: $input)'],
])('%s', (_, text) => {
  expect(code.includes(text)).toBe(true);
});
