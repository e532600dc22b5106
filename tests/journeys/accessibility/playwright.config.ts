import base from '../../../playwright.config.ts';

/* npm run test:accessibility: the accessibility tests alone, with every state at every width. */
export default {
  ...base,
  testDir: '.',
  metadata: { everyWidth: true },
};
