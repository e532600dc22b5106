import base from '../../playwright.config.ts';
import { exampleContent } from '../../src/pipeline/example.ts';

// What the editor has of the content is the example's too.
process.env['CONTENT_DIR'] = exampleContent;

/*
 * npm run test:rediger: the owner's editor in a real browser, with a local server and with GitHub as routes.
 * Needs no built site.
 */
export default {
  ...base,
  testDir: '.',
  globalSetup: ['./build-editor.ts'],
  projects: base.projects?.flatMap((project) =>
    project.name === 'delivery' ? [] : [{ ...project, testMatch: '**/*.spec.ts' }],
  ),
};
