import base from '../../playwright.config.ts';

/* npm run test:rediger: the owner's editor in a real browser, against the door in GitHub's place. Needs no built site. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: ['./build-editor.ts'],
  // Sveltia is 2 MB of script to start.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: base.projects?.flatMap((project) =>
    project.name === 'delivery' ? [] : [{ ...project, testMatch: '**/*.spec.ts', testIgnore: [] }],
  ),
};
