import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from '../../tools/content/check-content.ts';
import { valueAt } from '../../tools/content/values.ts';
import { readBranch, type Branch } from './branch.ts';
import { changedForms, type ChangedForm } from './changed-forms.ts';
import { findRepository, gitOutput, type Repository } from './git.ts';
import { readSteps } from './history.ts';
import { findNotices, type Notices } from './notices.ts';
import { unpublishedChanges } from './publish.ts';
import type { Step } from './saves.ts';

/** What the desk shows of saves and publishing, where the content lies in a repository. */
export interface Kept {
  repository: Repository;
  steps: Step[];
  branch: Branch | undefined;
  /** What has changed since it was last published. */
  unpublished: ChangedForm[];
  /** How many files that is. */
  files: number;
}

/** Everything that the desk shows. */
export interface DeskState {
  /** The firm's name as the logo has it. */
  firm: string;
  notices: Notices;
  /** Why there is no undo and no publishing, in its place. */
  kept: Kept | { missing: string };
  /** Changes when anything that is shown does. */
  version: string;
}

/** What was found out last, by what it was found out from. */
let known: { signature: string; state: DeskState } | undefined;

/** Looks at the content and its history. Asked again, it only looks whether anything has changed. */
export async function readDesk(content: string): Promise<DeskState> {
  const repository = await findRepository(content);
  const signature = `${await signatureOf(content)}\n${'missing' in repository ? repository.missing : await refsOf(repository)}`;
  if (known?.signature !== signature) known = { signature, state: await lookAt(content, repository) };
  return known.state;
}

async function lookAt(content: string, repository: Repository | { missing: string }): Promise<DeskState> {
  const [firm, notices, kept] = await Promise.all([
    firmName(content),
    findNotices(content),
    'missing' in repository ? repository : readKept(repository),
  ]);
  const version = createHash('sha1')
    .update(JSON.stringify([firm, notices, kept]))
    .digest('hex');
  return { firm, notices, kept, version };
}

/** Every branch and save, where it is, and which branch is the owner's: all that git can change on the desk. */
const refsOf = ({ content }: Repository) =>
  gitOutput(content, ['for-each-ref', '--format=%(HEAD)%(refname)%(objectname)']);

async function readKept(repository: Repository): Promise<Kept> {
  const [steps, branch, changes] = await Promise.all([
    readSteps(repository),
    readBranch(repository.content),
    unpublishedChanges(repository),
  ]);
  return { repository, steps, branch, unpublished: changedForms(changes), files: changes.length };
}

/** Tells any change of a file in a folder: its place, its size and when it was written. */
async function signatureOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const lines = await Promise.all(
    names.sort().map(async (name) => {
      const entry = await stat(join(folder, name)).catch(() => undefined);
      return `${name} ${entry?.size} ${entry?.mtimeMs} ${entry?.ctimeMs}`;
    }),
  );
  return [folder, ...lines].join('\n');
}

async function firmName(content: string): Promise<string> {
  const { files } = await readContent(content).catch(() => ({ files: [] }));
  const name = valueAt(files.find((file) => file.name === 'firm.yaml')?.value, 'shortName');
  return typeof name === 'string' ? name : 'Nettsiden';
}
