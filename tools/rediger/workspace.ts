import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { UserError } from '../../src/pipeline/environment.ts';
import { ask, type Git, gitIn } from './git.ts';

/** The folder of the content. */
export const folder = 'content';

/** What a firm's content begins as. */
export const templateContent = 'template';

/**
 * Opens a folder whose content is edited. The head is the last commit plus a commit of the content folder as
 * it is now, or of the template if there is none. New git objects are kept in a temporary folder, as git does
 * for a push: until `save` neither the folder nor its repository changes.
 */
export function openWorkspace(root: string) {
  const scratch = makeScratch();
  const [content, template] = [join(root, folder), resolve(templateContent)];
  const real = gitIn(root);
  const find = (what: string) =>
    ask(real, ['rev-parse', '--path-format=absolute', ...what.split(' ')]).catch(() => undefined);

  /** Variables that make git write to the temporary folder only, for the repository or an empty one. */
  const locate = async () => {
    const own = { GIT_DIR: (await find('--git-dir')) ?? join(scratch, 'git'), GIT_WORK_TREE: root };
    if (!existsSync(own.GIT_DIR)) await gitIn(root, own)(['init', '--quiet']);
    const objects = { GIT_OBJECT_DIRECTORY: join(scratch, 'objects') };
    await mkdir(objects.GIT_OBJECT_DIRECTORY, { recursive: true });
    const known = await find('--git-path objects');
    const alternate = known && { GIT_ALTERNATE_OBJECT_DIRECTORIES: known };
    return { ...own, ...objects, ...alternate, ...(await nameOf(real)) };
  };
  let located: ReturnType<typeof locate> | undefined;
  const openScratch = async (index: string, variables: Record<string, string> = {}) =>
    gitIn(root, { ...(await (located ??= locate())), GIT_INDEX_FILE: join(scratch, index), ...variables });

  const treeOfTemplate = async () => {
    const git = await openScratch('template-index', { GIT_WORK_TREE: template });
    await git(['-C', template, 'add', '--all', '--', '.']);
    return ask(git, ['write-tree']);
  };

  const readHead = async () => {
    // The first save makes a repository, and so may the user at any time.
    located = undefined;
    const git = await openScratch('index');
    const branch = (await find('--verify --quiet HEAD')) ?? '';
    const index = await find('--git-path index');
    // What git knows of unchanged files: otherwise it reads every picture at each start.
    if (branch && index && !existsSync(join(scratch, 'index')))
      await cp(index, join(scratch, 'index')).catch(() => undefined);
    // With `-m` the index keeps what it knows of unchanged files, so that pictures are not read again.
    await git(['read-tree', ...(branch ? ['-m', '-i', branch] : ['--empty'])]);
    const isMade = existsSync(content);
    if (isMade) await git(['add', '--all', '--', folder]);
    else {
      await git(['rm', '-r', '--quiet', '--cached', '--ignore-unmatch', '--', folder]);
      await git(['read-tree', `--prefix=${folder}/`, await treeOfTemplate()]);
    }
    const tree = await ask(git, ['write-tree']);
    if (branch && tree === (await ask(git, ['rev-parse', `${branch}^{tree}`])))
      return { head: branch, branch };
    // The same content gives the same id, also after a restart: drafts begin at it.
    const date = `${await newestChange(isMade ? content : template)} +0000`;
    const dated = await openScratch('index', { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
    const title = isMade ? 'Endret for hånd i innholdsmappen' : 'Innholdet begynner fra malen';
    const parent = branch ? ['-p', branch] : [];
    return { head: await ask(dated, ['commit-tree', tree, ...parent, '-m', title]), branch };
  };
  /** Serialises reads of the head: git locks its index. */
  const inTurn = pLimit(1);

  return {
    openScratch,
    head: async () => (await inTurn(readHead)).head,
    /** Moves branch and files to a commit on top of the head; false if it is on top of another. */
    save: async (next: string): Promise<boolean> => {
      const { head, branch } = await inTurn(readHead);
      if (head !== (await ask(await openScratch('index'), ['rev-parse', `${next}^`]))) return false;
      if (!(await find('--git-dir'))) await real(['init', '--quiet', '--initial-branch=main']);
      const objects = (await find('--git-path objects')) ?? '';
      await cp(join(scratch, 'objects'), objects, { recursive: true, force: false });
      if (!existsSync(content)) await cp(template, content, { recursive: true });
      if (head !== branch) {
        // A file that was changed by hand is committed before the save that builds on it.
        await real(['update-ref', 'HEAD', head, branch || '0'.repeat(40)]);
        await real(['add', '--all', '--', folder]);
      }
      // Updates the files with the branch.
      await real(['merge', '--ff-only', '--quiet', next]);
      return true;
    },
  };
}

/** Variables that name the user, where neither git nor the machine knows a name: git would not commit. */
async function nameOf(git: Git) {
  const { username } = userInfo();
  const named = { GIT_AUTHOR_NAME: username, GIT_COMMITTER_NAME: username };
  return ask(git, ['var', 'GIT_AUTHOR_IDENT']).then(
    () => undefined,
    () => named,
  );
}

/** In seconds since 1970: the newest change of a file or folder in it. */
async function newestChange(directory: string): Promise<number> {
  const names = ['', ...(await readdir(directory, { recursive: true }))];
  return Math.floor(Math.max(...names.map((name) => statSync(join(directory, name)).mtimeMs)) / 1000);
}

/** A temporary folder, which is removed at the end of the process. */
function makeScratch(): string {
  temporary ??= mkdtempSync(join(tmpdir(), 'rediger-'));
  return mkdtempSync(join(temporary, 'git-'));
}

let temporary: string | undefined;
process.on('exit', () => temporary && rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));

/** @throws UserError in a folder of another repository, and without git */
export async function checkWorkspace(root: string): Promise<void> {
  const git = gitIn(root);
  await git(['--version']).catch((error: unknown) => {
    const answer = (error as Error).message.trim();
    throw new UserError(`Redigeringen lagrer med git (git-scm.com), og det svarer: ${answer}`);
  });
  // How deep the folder is in its repository; empty at the top.
  const depth = await ask(git, ['rev-parse', '--show-prefix']).catch(() => '');
  if (depth === '') return;
  const around = await ask(git, ['rev-parse', '--show-toplevel']);
  throw new UserError(
    `Denne mappen ligger inni et annet git-lager (${around}), og endringene dine hører ikke hjemme der. ` +
      'Skriv «git init» her, så får nettsiden sitt eget lager, eller flytt mappen ut. Prøv så igjen.',
  );
}
