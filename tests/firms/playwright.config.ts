import site from '../site/playwright.config.ts';

/** The tests of `tests/firms/main.ts`; the rehearsed deployment has run `test:site`. */
export default {
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, testMatch: 'tests/firms/**/*.spec.ts' })),
};
