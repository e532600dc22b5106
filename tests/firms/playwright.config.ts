import site from '../site/playwright.config.ts';

/** What `tests/firms/main.ts` runs on the build of each made-up firm; its rehearsed deployment has run `test:site`. */
export default {
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, testMatch: 'tests/firms/**/*.spec.ts' })),
};
