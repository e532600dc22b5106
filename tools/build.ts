import { runCommand } from './shared/command.ts';
import { exampleEnvironment } from '../src/pipeline/example.ts';

/*
 * npm run build: checks content and environment, builds the site into dist/ and checks its pages.
 * npm run build:example: the build that the tests know. Of the environment it takes the ports and the
 * editor's settings.
 */
if (process.argv.includes('--example')) process.env = exampleEnvironment();
// The content's folder is read from the environment when the module is loaded.
const { buildSite } = await import('../src/pipeline/main.ts');
await runCommand(buildSite);
