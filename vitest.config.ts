import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { exampleContent } from './build/example.ts';

export default defineConfig({
  define: { EDITOR_REPO: '""' },
  test: {
    env: { CONTENT_DIR: exampleContent },
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'build/**/*.test.ts'],
    // The files share what they import: a third less work than a new process for each.
    isolate: false,
    // Vitest's own choice leaves a core idle, which on two is half of them.
    maxWorkers: Math.min(availableParallelism(), 4),
    // For a busy machine; no test waits for it.
    testTimeout: 30_000,
  },
});
