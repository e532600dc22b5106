import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { gitBytes, gitOutput, type Repository } from './git.ts';

/** The files of a content folder: each path, with forward slashes, and the name that git gives its bytes. */
export type Snapshot = ReadonlyMap<string, string>;

/** Hidden files (`.DS_Store`) are nobody's content; git's list of paths has no room for the others. */
const isContent = (file: string) =>
  !file.split('/').some((step) => step.startsWith('.')) && !/[\n\r"]/.test(file);

/** What git called the bytes of a file when it was last read, and how to tell that the file is still the same. */
const known = new Map<string, { stamp: string; blob: string }>();

/** A file that was written this short a time ago, in milliseconds, may be written again without looking different. */
const fresh = 2000;

/**
 * Reads every file of the content folder into git, byte for byte: no filter and no setting for line ends has a say. Links
 * are left alone.
 */
export async function takeSnapshot({ content }: Repository): Promise<Snapshot> {
  const entries = await readdir(content, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(content, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isContent)
    .sort();
  const stamps = await Promise.all(files.map((file) => stampOf(join(content, file))));
  const isNew = (file: string, index: number) =>
    stamps[index] === undefined || known.get(join(content, file))?.stamp !== stamps[index];
  const news = files.filter(isNew);
  const names = await gitOutput(content, ['hash-object', '-w', '--no-filters', '--stdin-paths'], {
    input: news.map((file) => `${join(content, file)}\n`).join(''),
  });
  const blobs = new Map(names.split('\n').map((blob, index) => [news[index], blob]));
  return new Map(
    files.map((file, index) => {
      const path = join(content, file);
      const blob = blobs.get(file) ?? known.get(path)?.blob ?? '';
      const stamp = stamps[index];
      if (stamp === undefined) known.delete(path);
      else known.set(path, { stamp, blob });
      return [file, blob];
    }),
  );
}

/** What changes when a file does; nothing while that cannot be told. */
async function stampOf(path: string): Promise<string | undefined> {
  const { ino, size, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
  return Date.now() - Number(ctimeNs / 1_000_000n) < fresh
    ? undefined
    : `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** The name that git gives a whole snapshot: the same for the same files. */
export async function writeTree({ content }: Repository, snapshot: Snapshot): Promise<string> {
  const index = join(tmpdir(), `rediger-${randomUUID()}`);
  const environment = { GIT_INDEX_FILE: index };
  try {
    const lines = [...snapshot].map(([file, blob]) => `100644 ${blob}\t${file}\0`);
    await gitOutput(content, ['update-index', '-z', '--add', '--index-info'], {
      input: lines.join(''),
      environment,
    });
    return (await gitOutput(content, ['write-tree'], { environment })).trim();
  } catch (error) {
    // Git's housekeeping may have thrown away what no step names yet: then it is read again the next time.
    known.clear();
    throw error;
  } finally {
    await rm(index, { force: true });
  }
}

/** The files of a snapshot that was written before. */
export async function readTree(content: string, tree: string): Promise<Snapshot> {
  const lines = await gitOutput(content, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  return new Map(
    lines
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']),
  );
}

/** A file's bytes before and after a change; `null` where it was not there. */
export interface BlobChange {
  before: string | null;
  after: string | null;
}

/** What differs between two snapshots, by file. */
export function differences(before: Snapshot, after: Snapshot): Record<string, BlobChange> {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return Object.fromEntries(
    files
      .map((file) => [file, { before: before.get(file) ?? null, after: after.get(file) ?? null }] as const)
      .filter(([, change]) => change.before !== change.after),
  );
}

/**
 * Gives files of the content folder the bytes that they had, or takes them away. A file is replaced in one step; a folder
 * that becomes empty goes too.
 *
 * @throws Error where a path would lead out of the content folder, or the file system refuses
 */
export async function restoreFiles(repository: Repository, files: ReadonlyMap<string, string | null>) {
  for (const [file, blob] of files) {
    if (blob !== null) await restoreFile(repository, file, blob);
  }
  for (const [file, blob] of files) {
    if (blob === null) await removeFile(repository.content, file);
  }
}

async function restoreFile({ content }: Repository, file: string, blob: string) {
  const { ok, bytes, complaint } = await gitBytes(content, ['cat-file', 'blob', blob]);
  if (!ok) throw new Error(`git cat-file: ${complaint}`);
  const path = join(content, file);
  await mkdir(dirname(path), { recursive: true });
  await requireInside(content, path);
  const draft = join(dirname(path), `.rediger-${randomUUID()}`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeFile(content: string, file: string) {
  const path = join(content, file);
  if (!(await lstat(path).catch(() => undefined))) return;
  await requireInside(content, path);
  await rm(path);
  for (let folder = dirname(path); folder !== content; folder = dirname(folder)) {
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

/** A folder may have been replaced by a link since its files were read. */
async function requireInside(content: string, path: string) {
  const folder = await realpath(dirname(path));
  if (folder !== dirname(path)) throw new Error(`${path} lies outside ${content}`);
}
