import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Environment } from './environment.ts';

/** Where the last build notes what it was made for; `npm run serve` compares it with how it is started. */
export const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** Astro integration that notes what each finished build in `dist/` was made for; a test may build elsewhere. */
export function buildRecord({ formEndpoint, siteUrl, indexable }: Environment): AstroIntegration {
  return {
    name: 'build-record',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (resolve(fileURLToPath(dir)) !== resolve('dist')) return;
        await mkdir(dirname(buildRecordFile), { recursive: true });
        await writeFile(buildRecordFile, JSON.stringify({ formEndpoint, siteUrl, indexable }));
      },
    },
  };
}
