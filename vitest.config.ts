import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { exampleContent } from './src/pipeline/example.ts';

export default defineConfig({
  // The editor on a site: on one's own machine no request ends because nothing moves.
  define: { EDITOR_REPO: '"eksempelbad/nettsted"' },
  test: {
    env: { CONTENT_DIR: exampleContent },
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    // The files share what they import: a third less work than a new process for each.
    isolate: false,
    // Vitest's default leaves one core idle: half of a machine with two.
    maxWorkers: Math.min(availableParallelism(), 4),
    // Generous, for a busy machine; no test waits for it.
    testTimeout: 120_000,
  },
});
