import { resolve } from 'node:path';
import base from '../../playwright.config.ts';

/*
 * npm run test:site: what must hold for any content and settings, on the build in dist/. These tests do not
 * know the example's words and pictures.
 */
export default {
  ...base,
  globalSetup: [resolve('tests/support/serve-site.ts')],
  projects: base.projects?.map((project) =>
    project.name === 'delivery' ? project : { ...project, testMatch: 'tests/any-firm/*.spec.ts' },
  ),
};
