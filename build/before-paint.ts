import { buildSync } from 'esbuild';

/** The script that stands in the head of each page and runs before the first paint. */
export const beforePaint = buildSync({
  entryPoints: ['src/layouts/beforePaint.ts'],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  tsconfigRaw: {},
  write: false,
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');
