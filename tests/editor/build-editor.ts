import { join } from 'node:path';
import { buildEditor, editorFolder } from '../../src/pipeline/editor.ts';

/** Folders of the two editors that the tests use: for the local server, and for a repository at GitHub. */
export const bundles = {
  local: 'node_modules/.cache/eksempelbad/test-local',
  hosted: 'node_modules/.cache/eksempelbad/test-hosted',
};

/** The repository of the second. */
export const hostedRepo = 'eksempelbad/nettsted';

/** Builds both before the tests begin. */
export default async function buildEditors() {
  await buildEditor('', join(process.cwd(), bundles.local, editorFolder));
  await buildEditor(hostedRepo, join(process.cwd(), bundles.hosted, editorFolder));
}
