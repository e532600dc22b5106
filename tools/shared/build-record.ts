import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './environment.ts';

/** Settings of the last build, for `npm run serve` and the tests. */
export const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** Settings of the build in `dist/`, and the folder of its content. */
export type BuildRecord = { content: string } & Environment;

export const readBuildRecord = (): BuildRecord => JSON.parse(readFileSync(buildRecordFile, 'utf8'));

export function writeBuildRecord(record: BuildRecord): void {
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, JSON.stringify(record));
}
