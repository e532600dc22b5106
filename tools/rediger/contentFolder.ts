import { createHash, hash, randomUUID } from 'node:crypto';
import {
  cp,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Fault } from '../../src/content/check/issue.ts';
import { isHiddenFile } from '../../src/content/content.ts';
import { type FileChange, type Files, isText, type Version } from '../../src/editor/store/store.ts';
import { readTextFile } from '../../src/files/text.ts';
import { folderError, MissingFolder, sentenceOf } from './folderErrors.ts';

/** What is replaced is kept in this folder of the content, in a folder for each save. */
const earlier = '.tidligere';

/** In the folder of a save: its title, and below it the folder of the project that it deleted. */
const titleFile = 'lagring.txt';

/** One save of the editor. */
export interface Save {
  /** `head` of the content that it is on top of. */
  head: string;
  title: string;
  files: Readonly<Record<string, FileChange>>;
  deletes?: string | undefined;
}

/** A file with the state by which it is known to be the same. */
interface KnownFile {
  state: string;
  id: string;
  text?: string;
  fault?: Fault;
}

/**
 * The content folder of a project as the editor's store. It is read and written as plain files, without git.
 *
 * @param root the project's folder
 * @param template what a new content begins as
 */
export function openContentFolder(root: string, template: string) {
  const named = join(root, 'content');
  /** Uploaded pictures by their ids, until a save names them. */
  const uploads = new Map<string, Buffer>();
  /** When the folder was read last, in milliseconds since 1970: each reading is later than the one before. */
  let age = 0;
  const nextAge = () => (age = Math.max(age + 1, Date.now()));
  /** Files by their paths on the disk: pictures are read once. */
  const known = new Map<string, KnownFile>();

  /** Where the folder is: it may be a link, as to a folder that is shared between machines. */
  async function findFolder(): Promise<string> {
    const entry = await lstat(named).catch(() => undefined);
    if (!entry) throw new MissingFolder(named);
    try {
      const folder = await realpath(named);
      if ((await stat(folder)).isDirectory()) return folder;
    } catch {
      // Said below.
    }
    throw folderError(
      `${named} er ikke en mappe som kan åpnes. Er det en lenke, finnes ikke mappen den fører til akkurat nå. ` +
        'Ingenting er endret. Få mappen på plass, og prøv igjen.',
    );
  }

  /** A file by its path on the disk; pictures that have not changed are not read again. */
  async function readFileAt(path: string): Promise<KnownFile> {
    const { mtimeMs, ctimeMs, size } = await stat(path);
    const state = `${mtimeMs} ${ctimeMs} ${size}`;
    const last = known.get(path);
    if (last?.state === state) return last;
    const bytes = await readFile(path);
    const file: KnownFile = { state, id: idOf(bytes), ...(isText(path) && (await textOf(path))) };
    known.set(path, file);
    return file;
  }

  /** The files in a folder that are content, by their paths in it. */
  async function filesIn(folder: string): Promise<Files> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !isHiddenFile(path) && path !== titleFile)
      .toSorted();
    const files: [string, Files[string]][] = [];
    for (const path of paths) {
      const { state: _, ...file } = await readFileAt(join(folder, path));
      files.push([path, file]);
    }
    return Object.fromEntries(files);
  }

  /** Names of the folders of saves, newest first: they begin with the time. */
  const savesIn = async (folder: string) =>
    (await readdir(join(folder, earlier)).catch(() => [])).toSorted().toReversed();

  async function read() {
    const folder = await findFolder();
    const files = await filesIn(folder);
    return { head: headOf(files), age: nextAge(), files };
  }

  /** The bytes of a picture by its id: uploaded, in the content, or replaced earlier. */
  async function picture(id: string): Promise<Buffer | undefined> {
    const uploaded = uploads.get(id);
    if (uploaded) return uploaded;
    const folder = await findFolder();
    const saves = await savesIn(folder);
    for (const place of [folder, ...saves.map((save) => join(folder, earlier, save))]) {
      const [path] = Object.entries(await filesIn(place)).find(([, file]) => file.id === id) ?? [];
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
    const before = await filesIn(folder);
    if (headOf(before) !== head) return undefined;
    const changes = Object.entries(files);
    const kept = join(folder, earlier, nameOfSave(await savesIn(folder)));
    const written: { path: string; unfinished: string }[] = [];
    try {
      await mkdir(kept, { recursive: true });
      await writeFile(join(kept, titleFile), deletes ? `${title}\n${deletes}\n` : `${title}\n`);
      for (const [path] of changes) {
        if (!before[path]) continue;
        await mkdir(dirname(join(kept, path)), { recursive: true });
        await copyFile(join(folder, path), join(kept, path));
      }
      for (const [path, change] of changes) {
        if (change === 'gone') continue;
        const data = 'text' in change ? change.text : await picture(change.id);
        if (data === undefined)
          throw folderError('Et bilde finnes ikke lenger. Velg det på nytt. Ingenting er lagret.');
        const unfinished = join(folder, dirname(path), `.${randomUUID()}`);
        await mkdir(dirname(unfinished), { recursive: true });
        written.push({ path, unfinished });
        await writeFile(unfinished, data);
      }
    } catch (error) {
      for (const { unfinished } of written) await rm(unfinished, { force: true }).catch(() => undefined);
      await rm(kept, { recursive: true, force: true }).catch(() => undefined);
      throw sentenceOf(error, named);
    }
    try {
      for (const { path, unfinished } of written) await rename(unfinished, join(folder, path));
      for (const [path, change] of changes) {
        if (change !== 'gone') continue;
        await rm(join(folder, path), { force: true });
        await removeEmptyFolders(folder, dirname(path));
      }
    } catch (error) {
      throw sentenceOf(error, named);
    }
    for (const change of Object.values(files))
      if (typeof change === 'object' && 'id' in change) uploads.delete(change.id);
    return { head: headOf(await filesIn(folder)), age: nextAge() };
  }

  async function versions(path: string): Promise<Version[]> {
    const folder = await findFolder();
    const found: Version[] = [];
    for (const save of await savesIn(folder)) {
      const paths = Object.keys(await filesIn(join(folder, earlier, save)));
      if (!paths.some((name) => name === path || name.startsWith(`${path}/`))) continue;
      const words = await readFile(join(folder, earlier, save, titleFile), 'utf8').catch(() => '');
      const [title = '', deletes] = words.split('\n');
      found.push({ id: save, date: dateOf(save), author: '', title, deletes: deletes || undefined });
    }
    return found;
  }

  /** The content before a save: of each file the first copy that was kept since then, or the present one. */
  async function filesBefore(id: string): Promise<Files> {
    const folder = await findFolder();
    const saves = await savesIn(folder);
    let files = await filesIn(folder);
    for (const save of saves.filter((name) => name >= id))
      files = { ...files, ...(await filesIn(join(folder, earlier, save))) };
    return files;
  }

  /** Makes the folder of the template. It is complete before it has its name. */
  async function begin() {
    if (await lstat(named).catch(() => undefined))
      throw folderError(`${named} finnes allerede, og er ikke endret. Last siden på nytt.`);
    const unfinished = join(root, `.content-${randomUUID()}`);
    try {
      await cp(template, unfinished, { recursive: true });
      await rename(unfinished, named);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw sentenceOf(error, named);
    }
  }

  return {
    read,
    picture,
    upload: (bytes: Buffer) => void uploads.set(idOf(bytes), bytes),
    commit,
    versions,
    filesBefore,
    begin,
  };
}

/** Git's id of a file, as the editor computes it. */
const idOf = (bytes: Buffer) => hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

async function textOf(path: string): Promise<{ text: string } | { fault: Fault }> {
  const read = await readTextFile(path);
  return 'text' in read ? read : { fault: read };
}

/** A digest of all files, which differs when any of them does. */
function headOf(files: Files): string {
  const digest = createHash('sha1');
  for (const [path, { id }] of Object.entries(files)) digest.update(`${path}\0${id}\n`);
  return digest.digest('hex');
}

/** Name of a save's folder by the time, such as `2026-11-28 14.20.33 1`; each sorts after those before it. */
function nameOfSave([newest = '']: readonly string[]): string {
  const name = `${new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')} 1`;
  if (name > newest) return name;
  // Two in a second, or a clock that was put back.
  const [, start = '', count = '1'] = /^(.*?)(\d+)$/.exec(newest) ?? [];
  return `${start}${String(Number(count) + 1).padStart(count.length, '0')}`;
}

const dateOf = (save: string) => {
  const [, day, hours, minutes, seconds] = /^([\d-]+) (\d\d)\.(\d\d)\.(\d\d)/.exec(save) ?? [];
  return day === undefined ? '' : `${day}T${hours}:${minutes}:${seconds}Z`;
};

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
