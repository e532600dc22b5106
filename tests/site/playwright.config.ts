import base from '../../playwright.config.ts';

/*
 * npm run test:site: what must hold for whatever content and settings a site is built with, on the build that is at hand. The other tests
 * know the example's words and pictures; these find their way by what every build has.
 */
export default {
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  globalSetup: ['../support/require-programs.ts', '../support/serve-site.ts'],
  projects: base.projects?.map((project) =>
    project.name === 'delivery'
      ? project
      : { ...project, testIgnore: [], testMatch: 'tests/site/**/*.spec.ts' },
  ),
};
