import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../src/content/current.ts';
import type { Environment } from '../tools/environment.ts';

/** Where the last build notes what it was made for; `npm run serve` compares it with how it is started. */
export const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** What a finished build was made for; `content` is its folder, relative to the project and with forward slashes. */
export type BuildRecord = { content: string } & Pick<
  Environment,
  'formEndpoint' | 'formMode' | 'siteUrl' | 'indexable'
>;

/** The record of what is in `dist/`. */
export const readBuildRecord = () => JSON.parse(readFileSync(buildRecordFile, 'utf8')) as BuildRecord;

/** Astro integration that notes what each finished build in `dist/` was made for; a test may build elsewhere. */
export function buildRecord({ formEndpoint, formMode, siteUrl, indexable }: Environment): AstroIntegration {
  const content = relative('.', contentFolder).replaceAll(sep, '/');
  const record: BuildRecord = { content, formEndpoint, formMode, siteUrl, indexable };
  return {
    name: 'build-record',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (resolve(fileURLToPath(dir)) !== resolve('dist')) return;
        await mkdir(dirname(buildRecordFile), { recursive: true });
        await writeFile(buildRecordFile, JSON.stringify(record));
      },
    },
  };
}
