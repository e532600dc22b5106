import { relative, resolve, sep } from 'node:path';
import { contentFolder } from '../../src/content/folder.ts';
import { findRepository, gitOutput, git, type Repository } from './git.ts';
import { planAgain, planUndo, type Plan, type Step } from './saves.ts';
import {
  differences,
  readTree,
  restoreFiles,
  takeSnapshot,
  writeTree,
  type BlobChange,
  type Snapshot,
} from './snapshot.ts';

/*
 * The owner's saves, kept in the repository of the content folder beside the branches: each is a commit on a reference of
 * its own under `refs/rediger/`, with all of the content as it was. The branch, the index and every file outside the
 * content folder stay as they are.
 */

/** Who signs the saves; they are never sent anywhere. */
const signature = {
  GIT_AUTHOR_NAME: 'Rediger',
  GIT_AUTHOR_EMAIL: 'rediger@localhost',
  GIT_COMMITTER_NAME: 'Rediger',
  GIT_COMMITTER_EMAIL: 'rediger@localhost',
};

let turn: Promise<unknown> = Promise.resolve();

/** Lets what changes the history or the content happen one at a time. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => {});
  return result;
}

/**
 * Begins or continues the history. To be called once before the owner can save: what is changed by then is known as not
 * made in the editor.
 */
export const openHistory = (content = contentFolder): Promise<void> =>
  inTurn(async () => {
    const repository = await findRepository(content);
    if (!('missing' in repository)) await noteOutside(repository);
  });

/**
 * Keeps a save, so that it can be taken back. Does nothing where the content folder is in no repository.
 *
 * @param paths every file that the save wrote, added or removed; absolute, or relative to the working folder
 */
export const recordSave = (paths: string[], content = contentFolder): Promise<void> =>
  inTurn(async () => {
    const repository = await findRepository(content);
    if ('missing' in repository) return;
    const saved = new Set(
      paths.flatMap((path) => [content, repository.content].map((folder) => inside(folder, path))),
    );
    const now = await noteOutside(repository, (file) => !saved.has(file));
    await append(repository, 'save', now);
  });

/** A path as the history has it. */
const inside = (folder: string, path: string) => relative(folder, resolve(path)).split(sep).join('/');

/**
 * Takes a save back, and with it the later ones that build on it.
 *
 * @param id the step
 * @param seen the latest step that the owner had before his eyes: nothing after it is taken back unseen
 * @returns false where the content has changed since, so that the owner must look again
 */
export const takeBack = (id: string, seen: string, content = contentFolder): Promise<boolean> =>
  inTurn(() =>
    carryOut(content, 'undo', (steps) => {
      const plan = planUndo(steps, id);
      const unseen = steps.slice(steps.findIndex((step) => step.id === seen) + 1);
      return unseen.some((step) => plan?.takesBack.includes(step.id)) ? undefined : plan;
    }),
  );

/**
 * Takes a save that was taken back in use again.
 *
 * @returns false where there is no such save
 */
export const useAgain = (id: string, content = contentFolder): Promise<boolean> =>
  inTurn(() => carryOut(content, 'again', (steps) => planAgain(steps, id)));

async function carryOut(
  content: string,
  kind: 'undo' | 'again',
  makePlan: (steps: readonly Step[]) => Plan | undefined,
): Promise<boolean> {
  const repository = await findRepository(content);
  if ('missing' in repository) return false;
  await noteOutside(repository);
  const plan = makePlan(await readSteps(repository));
  if (!plan) return false;
  await restoreFiles(repository, plan.files);
  await append(repository, kind, await takeSnapshot(repository), plan.takesBack);
  return true;
}

/** Marks that the content as it is now is published; a hook of git's may have changed it on the way. */
export async function notePublished(repository: Repository): Promise<void> {
  await append(repository, 'publish', await noteOutside(repository));
}

/**
 * Keeps what other programs have changed since the last step as a step of its own.
 *
 * @param isOutside whether a file that has changed counts; all do without it
 * @returns all of the content as it is now
 */
export async function noteOutside(
  repository: Repository,
  isOutside = (_file: string) => true,
): Promise<Snapshot> {
  const last = await lastStep(repository);
  const now = await takeSnapshot(repository);
  if (!last) {
    await append(repository, 'start', now);
    return now;
  }
  const outside = Object.entries(differences(last.snapshot, now)).filter(([file]) => isOutside(file));
  if (outside.length > 0) await append(repository, 'outside', changed(last.snapshot, outside));
  return now;
}

/** A snapshot with some files changed. */
function changed(snapshot: Snapshot, changes: readonly (readonly [string, BlobChange])[]): Snapshot {
  const files = new Map(snapshot);
  for (const [file, { after }] of changes) {
    if (after === null) files.delete(file);
    else files.set(file, after);
  }
  return files;
}

/** The step that was looked at last; a step never changes. */
let latest: { id: string; snapshot: Snapshot } | undefined;

async function lastStep({
  content,
  ref,
}: Repository): Promise<{ id: string; snapshot: Snapshot } | undefined> {
  const { ok, out } = await git(content, ['rev-parse', '--verify', '--quiet', ref]);
  const id = out.trim();
  if (!ok) return undefined;
  if (latest?.id !== id) latest = { id, snapshot: await readTree(content, id) };
  return latest;
}

/** Adds a step; a save that changes nothing is none. */
async function append(
  repository: Repository,
  kind: Step['kind'],
  snapshot: Snapshot,
  takesBack: readonly string[] = [],
): Promise<void> {
  const { content, ref } = repository;
  const last = await lastStep(repository);
  const files = last ? differences(last.snapshot, snapshot) : {};
  if (kind === 'save' && Object.keys(files).length === 0) return;
  const commit = await gitOutput(
    content,
    ['commit-tree', await writeTree(repository, snapshot), ...(last ? ['-p', last.id] : [])],
    { input: `${kind}\n\n${JSON.stringify({ files, takesBack })}\n`, environment: signature },
  );
  const id = commit.trim();
  await gitOutput(content, ['update-ref', '-m', kind, ref, id, last?.id ?? '']);
  latest = { id, snapshot };
}

/** Every step of the history, oldest first. */
export async function readSteps({ content, ref }: Repository): Promise<Step[]> {
  const { ok, out } = await git(content, [
    'log',
    '-z',
    '--reverse',
    '--encoding=UTF-8',
    '--format=%H%n%ct%n%B',
    ref,
  ]);
  if (!ok) return [];
  return out
    .split('\0')
    .filter((commit) => commit.trim() !== '')
    .map((commit) => {
      const [id = '', seconds = '', kind = '', , json = '{}'] = commit.split('\n');
      const { files, takesBack } = JSON.parse(json) as Pick<Step, 'files' | 'takesBack'>;
      return { id, time: new Date(Number(seconds) * 1000), kind: kind as Step['kind'], files, takesBack };
    });
}
