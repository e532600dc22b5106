import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Environment } from './environment.ts';

/** Where the last build notes what it was made for; `npm run serve` compares it with how it is started. */
export const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** Astro integration that notes the form endpoint of each finished build. */
export function buildRecord({ formEndpoint, siteUrl }: Environment): AstroIntegration {
  return {
    name: 'build-record',
    hooks: {
      'astro:build:done': async () => {
        await mkdir(dirname(buildRecordFile), { recursive: true });
        await writeFile(buildRecordFile, JSON.stringify({ formEndpoint, siteUrl }));
      },
    },
  };
}
