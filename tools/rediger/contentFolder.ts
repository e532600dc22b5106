import { randomUUID } from 'node:crypto';
import { cp, lstat, mkdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileChange, Files, Version } from '../../src/editor/store/store.ts';
import { gitBlobId } from '../../src/files/gitBlobId.ts';
import { explainError, FolderError, MissingFolder } from './folderErrors.ts';
import { hashFiles, openFolderReader } from './folderReader.ts';
import { keepReplaced, listSaves, listVersions, readFilesBefore, saveFolder } from './replacedFiles.ts';

/** What a firm's content begins as. */
export const templateContent = 'template';

/** One save of the editor. */
interface Save {
  /** `head` of the content that it is on top of. */
  head: string;
  title: string;
  files: Readonly<Record<string, FileChange>>;
  deletes?: string | undefined;
}

/** A file that is written, and does not have its name yet. */
interface UnfinishedFile {
  path: string;
  unfinished: string;
}

/**
 * The content folder of a project as the editor's store. It is read and written as plain files, without git.
 *
 * @param root the project's folder
 */
export function openContentFolder(root: string) {
  const contentPath = join(root, 'content');
  const readFiles = openFolderReader();
  /** Uploaded pictures by their ids, until a save names them. */
  const uploads = new Map<string, Buffer>();
  let lastSequence = 0;

  /** In milliseconds since 1970; each reading is later than the one before. */
  function nextSequence(): number {
    lastSequence = Math.max(lastSequence + 1, Date.now());
    return lastSequence;
  }

  /** Where the folder is: it may be a link, as to a folder that is shared between machines. */
  async function findFolder(): Promise<string> {
    const entry = await lstat(contentPath).catch(() => undefined);
    if (!entry) throw new MissingFolder(contentPath);
    try {
      const folder = await realpath(contentPath);
      if ((await stat(folder)).isDirectory()) return folder;
    } catch {
      // Said below.
    }
    throw new FolderError(
      `${contentPath} er ikke en mappe som kan åpnes. ` +
        'Er det en lenke, finnes ikke mappen den fører til akkurat nå. ' +
        'Ingenting er endret. Få mappen på plass, og prøv igjen.',
    );
  }

  async function read() {
    const files = await readFiles(await findFolder());
    return { head: hashFiles(files), sequence: nextSequence(), files };
  }

  /** The bytes of a picture by its id: uploaded, in the content, or replaced earlier. */
  async function readPicture(id: string): Promise<Buffer | undefined> {
    const uploaded = uploads.get(id);
    if (uploaded) return uploaded;
    const folder = await findFolder();
    const saves = await listSaves(folder);
    for (const place of [folder, ...saves.map((save) => saveFolder(folder, save))]) {
      const files = await readFiles(place);
      const path = Object.keys(files).find((name) => files[name]?.id === id);
      if (path !== undefined) return readFile(join(place, path));
    }
    return undefined;
  }

  /**
   * Writes a save. New files are complete before the first old one is replaced, and what is replaced is
   * copied before.
   *
   * @returns nothing if the content is no longer the one that the save is on top of
   */
  async function commit({ head, title, files, deletes }: Save) {
    const folder = await findFolder();
    const before = await readFiles(folder);
    if (hashFiles(before) !== head) return undefined;
    const replaced = Object.keys(files).filter((path) => before[path]);
    try {
      const undo = await keepReplaced(folder, replaced, title, deletes);
      const written = await writeUnfinished(folder, files).catch(async (error: unknown) => {
        await undo();
        throw error;
      });
      for (const { path, unfinished } of written) await rename(unfinished, join(folder, path));
      for (const [path, change] of Object.entries(files)) {
        if (change !== 'gone') continue;
        await rm(join(folder, path), { force: true });
        await removeEmptyFolders(folder, dirname(path));
      }
    } catch (error) {
      throw explainError(error, contentPath);
    }
    for (const change of Object.values(files)) {
      if (change !== 'gone' && 'id' in change) uploads.delete(change.id);
    }
    return { head: hashFiles(await readFiles(folder)), sequence: nextSequence() };
  }

  /** Writes the new files of a save beside their places, all or none. */
  async function writeUnfinished(folder: string, files: Save['files']): Promise<UnfinishedFile[]> {
    const written: UnfinishedFile[] = [];
    try {
      for (const [path, change] of Object.entries(files)) {
        if (change === 'gone') continue;
        const data = 'text' in change ? change.text : await readPicture(change.id);
        if (data === undefined)
          throw new FolderError('Et bilde finnes ikke lenger. Velg det på nytt. Ingenting er lagret.');
        const unfinished = join(folder, dirname(path), `.${randomUUID()}`);
        await mkdir(dirname(unfinished), { recursive: true });
        written.push({ path, unfinished });
        await writeFile(unfinished, data);
      }
    } catch (error) {
      for (const { unfinished } of written) await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    return written;
  }

  /** Makes the folder of the template. It is complete before it has its name. */
  async function begin() {
    if (await lstat(contentPath).catch(() => undefined))
      throw new FolderError(`${contentPath} finnes allerede, og er ikke endret. Last siden på nytt.`);
    const unfinished = join(root, `.content-${randomUUID()}`);
    try {
      await cp(templateContent, unfinished, { recursive: true });
      await rename(unfinished, contentPath);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw explainError(error, contentPath);
    }
  }

  return {
    read,
    readPicture,
    upload: (picture: Buffer) => void uploads.set(gitBlobId(picture), picture),
    commit,
    versions: async (path: string): Promise<Version[]> => listVersions(await findFolder(), path, readFiles),
    filesBefore: async (id: string): Promise<Files> => readFilesBefore(await findFolder(), id, readFiles),
    begin,
  };
}

/** Removes folders that a deleted file has left empty. */
async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  if (path === '.' || path === '') return;
  try {
    await rmdir(join(folder, path));
  } catch {
    // It has something in it.
    return;
  }
  await removeEmptyFolders(folder, dirname(path));
}
