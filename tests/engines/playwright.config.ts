import { defineConfig } from '@playwright/test';
import { findEngines, type EnginePrograms } from '../../tools/engines.ts';

/* npm run test:engines: the journeys in every engine that this machine has. One at a time: they share the inbox's port. */
export default defineConfig<object, { programs: EnginePrograms | undefined }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/serve-site.ts',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  reporter: 'list',
  projects: findEngines().map((programs) => ({ name: programs.name, use: { programs } })),
});
