import { join } from 'node:path';
import { editorFolder } from '../../build/headers/editor.ts';
import { buildEditor } from '../../build/rediger.ts';

/** Where the tests' two editors lie: for the door, and for a repository at GitHub. */
export const bundles = {
  door: 'node_modules/.cache/eksempelbad/test-door',
  hosted: 'node_modules/.cache/eksempelbad/test-hosted',
};

/** What the second is for: its repository, and the worker that people sign in by. */
export const hosted = { repo: 'eksempelbad/nettsted', signIn: 'https://logg-inn.example' };

/** Builds both before the tests begin. */
export default async function buildEditors() {
  await buildEditor({ repo: '', signIn: '' }, join(process.cwd(), bundles.door, editorFolder));
  await buildEditor(hosted, join(process.cwd(), bundles.hosted, editorFolder));
}
