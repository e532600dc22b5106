import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError, type Environment } from './environment.ts';

/** Settings of the last build, for `npm run serve` and the tests. */
const buildRecordFile = 'node_modules/.cache/eksempelbad/build.json';

/** The content folder of the build, and those of its settings that commands and tests need. */
type BuildRecord = Pick<Environment, 'deploy' | 'siteUrl' | 'indexable' | 'formEndpoint' | 'formMode'> & {
  content: string;
};

const noBuild = 'Det finnes ikke noe bygget nettsted i dist/. Bygg det først: npm run build';

/** @throws UserError if there is no build in `dist/` */
export function requireBuild(): void {
  if (!existsSync('dist/index.html')) throw new UserError(noBuild);
}

/** @throws UserError if there is no build, its pages failed the check, or `npm ci` has removed its record */
export function readBuildRecord(): BuildRecord {
  requireBuild();
  if (!existsSync(buildRecordFile)) throw new UserError(noBuild);
  return JSON.parse(readFileSync(buildRecordFile, 'utf8')) as BuildRecord;
}

/** @throws UserError if what was built is not for the public */
export function readPublicBuild(): BuildRecord {
  const record = readBuildRecord();
  if (record.deploy) return record;
  throw new UserError(
    'Det som ligger i dist/, er ikke bygget for publisering. Kjør npm run deploy uten --upload.',
  );
}

/** Forgets the build before: what is in `dist/` from now on has not been checked. */
export const removeBuildRecord = () => rmSync(buildRecordFile, { force: true });

/** Keeps the settings of a build whose pages have just been checked. */
export function writeBuildRecord(record: BuildRecord): void {
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, JSON.stringify(record));
}
