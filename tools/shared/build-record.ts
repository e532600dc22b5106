import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from './command.ts';
import type { Environment } from './environment.ts';

/** Settings of the last build, for `npm run serve` and the tests. */
const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** Settings of the build in `dist/`, and the folder of its content. */
export type BuildRecord = { content: string } & Environment;

/** @throws CommandError if there is no build in `dist/` */
export function requireBuild(file = 'dist/_headers'): void {
  if (!existsSync(file))
    throw new CommandError('Det finnes ikke noe bygget nettsted i dist/. Bygg det først: npm run build');
}

/** @throws CommandError if there is no build, or `npm ci` has removed its record */
export function readBuildRecord(): BuildRecord {
  requireBuild();
  requireBuild(buildRecordFile);
  return JSON.parse(readFileSync(buildRecordFile, 'utf8'));
}

/** Keeps the settings of a build that has just finished. */
export function writeBuildRecord(record: BuildRecord): void {
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, JSON.stringify(record));
}
