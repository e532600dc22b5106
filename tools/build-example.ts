import { exampleEnvironment } from './shared/example.ts';

/* npm run build:example: the build that the tests know, whatever the environment. */
process.env = exampleEnvironment();
await import('./build/main.ts');
