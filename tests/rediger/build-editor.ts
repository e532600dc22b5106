import { join } from 'node:path';
import { buildEditor, editorFolder } from '../../build/rediger.ts';

/** Folders of the two editors that the tests use: for the local server, and for a repository at GitHub. */
export const bundles = {
  local: 'node_modules/.cache/eksempelbad/test-local',
  hosted: 'node_modules/.cache/eksempelbad/test-hosted',
};

/** Settings of the second. */
export const hosted = { repo: 'eksempelbad/nettsted', signIn: 'https://logg-inn.example' };

/** Builds both before the tests begin. */
export default async function buildEditors() {
  await buildEditor({ repo: '', signIn: '' }, join(process.cwd(), bundles.local, editorFolder));
  await buildEditor(hosted, join(process.cwd(), bundles.hosted, editorFolder));
}
