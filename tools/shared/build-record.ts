import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './environment.ts';

/** Where the last build notes what it was made for; `npm run serve` and the tests look there. */
export const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** What the build in `dist/` was made for, and the folder of its content. */
export type BuildRecord = { content: string } & Environment;

/** The record of what is in `dist/`. */
export const readBuildRecord = () => JSON.parse(readFileSync(buildRecordFile, 'utf8')) as BuildRecord;

/** Notes what a finished build in `dist/` was made for. */
export function writeBuildRecord(record: BuildRecord): void {
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, JSON.stringify(record));
}
