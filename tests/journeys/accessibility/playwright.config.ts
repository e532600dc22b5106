import base from '../../../playwright.config.ts';

/* npm run test:accessibility: the accessibility tests alone, with every state in every window. */
export default {
  ...base,
  testDir: '.',
  metadata: { everyWindow: true },
  projects: base.projects?.map((project) =>
    project.name === 'desktop' ? { ...project, grepInvert: /@phone|@engine/ } : project,
  ),
};
