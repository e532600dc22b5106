import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '../../src/pipeline/example.ts';
import { isText, type Files, type StoredFile, type Tree } from '../../src/editor/store/store.ts';
import { hashFile } from './fake-store.ts';

/** The files of a content folder, as a store gives them. */
export function readTreeFiles(folder: string): Files {
  const paths = globSync('**/*.*', { cwd: folder });
  const files = paths.map((path): [string, StoredFile] => {
    const bytes = readFileSync(join(folder, path));
    return [path, { id: hashFile(bytes), ...(isText(path) && { text: bytes.toString() }) }];
  });
  return Object.fromEntries(files);
}

/** The example's content. */
export const exampleTree = (): Tree => ({ head: 'start', sequence: 1, files: readTreeFiles(exampleContent) });
