import site from '../site/playwright.config.ts';

/** What `tests/firms/main.ts` runs on the build of each made-up firm: all of `test:site`, and the specs of this folder. */
export default {
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name !== 'delivery')
    .map((project) => ({
      ...project,
      testIgnore: [],
      testMatch: project.name === 'desktop' ? 'tests/{site,firms}/**/*.spec.ts' : 'tests/site/**/*.spec.ts',
    })),
};
