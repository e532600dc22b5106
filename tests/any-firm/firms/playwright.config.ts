import site from '../playwright.config.ts';

/** The tests of `main.ts`; the rehearsed deployment has run `test:site`. */
export default {
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, testMatch: 'tests/any-firm/firms/*.spec.ts' })),
};
