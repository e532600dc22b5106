import { join } from 'node:path';
import { editorFolder } from '../../build/headers/editor.ts';
import { buildEditor } from '../../build/rediger.ts';

/** Where the tests' two editors lie: for the door, and for a repository at GitHub. */
export const bundles = {
  door: 'node_modules/.cache/eksempelbad/test-door',
  hosted: 'node_modules/.cache/eksempelbad/test-hosted',
};

/** The repository that the second is for. */
export const hostedRepo = 'eksempelbad/nettsted';

/** Builds both before the tests begin. */
export default async function buildEditors() {
  await buildEditor({ repo: '', signIn: '' }, join(process.cwd(), bundles.door, editorFolder));
  await buildEditor({ repo: hostedRepo, signIn: '' }, join(process.cwd(), bundles.hosted, editorFolder));
}
