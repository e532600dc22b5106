import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files, Version } from '../../src/editor/store/store.ts';
import type { ReadFiles } from './folderReader.ts';

/*
 * What saves replaced is kept in a folder of the content, in a folder for each save. These are the earlier
 * versions.
 */
const keptFolder = '.tidligere';

/** In the folder of a save: its title, and below it the folder of the project that it deleted. */
const titleFile = 'lagring.txt';

/** Paths of the folders of saves, newest first: their names begin with the time. */
export async function listSaves(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, keptFolder)).catch(() => []);
  return names.toSorted().toReversed();
}

/** Path of the folder of a save. */
export const saveFolder = (folder: string, save: string) => join(folder, keptFolder, save);

/**
 * Copies the files that a save will replace. Returns a function that undoes that.
 *
 * @param deletes folder of the project that the save deletes
 */
export async function keepReplaced(
  folder: string,
  paths: readonly string[],
  title: string,
  deletes: string | undefined,
): Promise<() => Promise<void>> {
  const kept = saveFolder(folder, nameSave(await listSaves(folder)));
  const undo = async () => rm(kept, { recursive: true, force: true }).catch(() => undefined);
  try {
    await mkdir(kept, { recursive: true });
    await writeFile(join(kept, titleFile), deletes ? `${title}\n${deletes}\n` : `${title}\n`);
    for (const path of paths) {
      await mkdir(dirname(join(kept, path)), { recursive: true });
      await copyFile(join(folder, path), join(kept, path));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** The saves that replaced a file, or something in a folder, newest first. */
export async function listVersions(folder: string, path: string, readFiles: ReadFiles): Promise<Version[]> {
  const versions: Version[] = [];
  for (const save of await listSaves(folder)) {
    const kept = saveFolder(folder, save);
    const names = Object.keys(await readFiles(kept));
    if (!names.some((name) => name === path || name.startsWith(`${path}/`))) continue;
    const words = await readFile(join(kept, titleFile), 'utf8').catch(() => '');
    const [title = '', deletes = ''] = words.split('\n');
    versions.push({ id: save, date: readDate(save), author: '', title, deletes: deletes || undefined });
  }
  return versions;
}

/** The content before a save: of each file the first copy that was kept since then, or the present one. */
export async function readFilesBefore(folder: string, id: string, readFiles: ReadFiles): Promise<Files> {
  let files = await readFiles(folder);
  for (const save of await listSaves(folder)) {
    if (save < id) break;
    const { [titleFile]: _, ...kept } = await readFiles(saveFolder(folder, save));
    files = { ...files, ...kept };
  }
  return files;
}

/** Name of a save's folder by the time, such as `2026-11-28 14.20.33 1`; each sorts after those before it. */
function nameSave([newest = '']: readonly string[]): string {
  const time = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  const name = `${time} 1`;
  if (name > newest) return name;
  // Two in a second, or a clock that was put back.
  const [, start = '', count = '1'] = /^(.*?)(\d+)$/.exec(newest) ?? [];
  return `${start}${String(Number(count) + 1).padStart(count.length, '0')}`;
}

/** The time of a save, by the name of its folder. ISO 8601. */
function readDate(save: string): string {
  const [, day, hours, minutes, seconds] = /^([\d-]+) (\d\d)\.(\d\d)\.(\d\d)/.exec(save) ?? [];
  return day === undefined ? '' : `${day}T${hours}:${minutes}:${seconds}Z`;
}
