import { defineConfig } from 'vitest/config';
import { exampleContent } from './tools/example.ts';

export default defineConfig({
  test: {
    environment: 'node',
    env: { CONTENT_DIR: exampleContent },
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'build/**/*.test.ts', 'bench/**/*.test.ts'],
  },
});
