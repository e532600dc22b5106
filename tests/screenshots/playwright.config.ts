import { resolve } from 'node:path';
import base from '../../playwright.config.ts';

/*
 * npm run pictures: compares every state at six windows with the pictures of an earlier build, pixel by
 * pixel; `-- --update-snapshots` takes those. Both on one machine, for its fonts. `PICTURES` names their
 * folder. Where they differ, `test-results/` has both and a picture of the difference.
 */
export default {
  ...base,
  testDir: '.',
  snapshotPathTemplate: `${resolve(process.env['PICTURES'] ?? '.pictures')}/{arg}{ext}`,
  projects: base.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((each) => ({ ...each, testMatch: '**/*.spec.ts' })),
};
