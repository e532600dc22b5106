import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isHiddenFile } from '../../src/content/content.ts';
import { readText } from '../../src/content/readText.ts';
import { type Files, isText, type StoredFile } from '../../src/editor/store/store.ts';
import { gitBlobId } from '../../src/files/gitBlobId.ts';

/** Returns a function that reads the content files in a folder. A file that has not changed is read once. */
export function openFolderReader() {
  /** Files by their paths on the disk, and the state that they were read in. */
  const known = new Map<string, { state: string; file: StoredFile }>();

  async function readStoredFile(path: string): Promise<StoredFile> {
    const { mtimeMs, ctimeMs, size } = await stat(path);
    const state = `${mtimeMs} ${ctimeMs} ${size}`;
    const last = known.get(path);
    if (last?.state === state) return last.file;
    const bytes = await readFile(path);
    const file = { id: gitBlobId(bytes), ...(isText(path) && readStoredText(bytes)) };
    known.set(path, { state, file });
    return file;
  }

  return async function readFiles(folder: string): Promise<Files> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !isHiddenFile(path));
    const files: Record<string, StoredFile> = {};
    for (const path of paths.toSorted()) files[path] = await readStoredFile(join(folder, path));
    return files;
  };
}

/** Reads the content files in a folder, by their paths in it. */
export type ReadFiles = ReturnType<typeof openFolderReader>;

function readStoredText(bytes: Uint8Array): Omit<StoredFile, 'id'> {
  const read = readText(bytes);
  return 'text' in read ? read : { fault: read };
}

/** A digest of all files, which differs when any of them does. */
export function hashFiles(files: Files): string {
  const digest = createHash('sha1');
  for (const [path, { id }] of Object.entries(files)) digest.update(`${path}\0${id}\n`);
  return digest.digest('hex');
}
