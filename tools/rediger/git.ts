import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../shared/command.ts';

/** Output of git, as bytes, because it may be a picture. */
export type Git = (args: readonly string[], input?: string | Uint8Array) => Promise<Buffer>;

const settings = ['core.quotePath=false', 'core.hooksPath=/dev/null', 'commit.gpgSign=false'];

/**
 * Runs git in a repository, without hooks or prompts; with `index`, a file that is its index in place of the
 * repository's.
 *
 * @throws Error with git's own message
 */
export const gitIn =
  (root: string, index?: string): Git =>
  async (args, input) => {
    const variables = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
    const ownIndex = index && { GIT_INDEX_FILE: index };
    // Where git is not set up, the name is the user's on the machine.
    const env = { EMAIL: 'rediger@localhost', ...process.env, ...variables, ...ownIndex };
    const fixed = settings.flatMap((setting) => ['-c', setting]);
    const limits = { maxBuffer: 1 << 28, timeout: 60_000, encoding: 'buffer' as const };
    const run = promisify(execFile)('git', [...fixed, ...args], { cwd: root, env, ...limits });
    run.child.stdin?.end(input);
    return (await run).stdout;
  };

/** Output of git as text, without the last line break. */
export const ask = async (git: Git, ...asked: Parameters<Git>) => String(await git(...asked)).trim();

/**
 * Makes a folder ready for saves: one that was unpacked and not cloned gets a repository.
 *
 * @throws CommandError without content, in a repository around it, or where git fails
 */
export async function prepareRepository(root: string): Promise<void> {
  if (!existsSync(join(root, 'content')))
    throw new CommandError(
      'Det finnes ikke noe innhold å redigere ennå. Lag det først: npm run kom-i-gang. Vil du bare prøve: npm run rediger -- --eksempel',
    );
  const git = gitIn(root);
  // How deep the folder is in its repository; empty at the top.
  const depth = await ask(git, ['rev-parse', '--show-prefix']).catch(() => undefined);
  if (depth) {
    const around = await ask(git, ['rev-parse', '--show-toplevel']);
    throw new CommandError(
      `Denne mappen ligger inni et annet git-lager (${around}), og endringene dine hører ikke hjemme der. ` +
        'Skriv «git init» her, så får nettsiden sitt eget lager, eller flytt mappen ut. Prøv så igjen.',
    );
  }
  try {
    if (depth === undefined) await git(['init', '--quiet']);
    await commitManualChanges(git);
  } catch (error) {
    const answer = (error as Error).message.trim();
    throw new CommandError(`Redigeringen lagrer med git (git-scm.com), og det svarer: ${answer}`);
  }
}

/**
 * Commits changes of the content that were made by hand: the form shows them, and no save overwrites them.
 */
export async function commitManualChanges(git: Git): Promise<void> {
  if (!(await ask(git, ['status', '--porcelain', '--', 'content']))) return;
  await git(['add', '--all', '--', 'content']);
  await git(['commit', '--quiet', '--only', '-m', 'Endret for hånd i innholdsmappen', '--', 'content']);
}

/** Lists commits that changed a folder, newest first, as GitHub's REST API does. */
export async function listCommits(git: Git, from: string, count: number, folder: string) {
  const format = `--format=${['%H', '%T', '%P', '%an', '%cI', '%B'].join('%x1f')}`;
  const log = await ask(git, ['log', '-z', '--first-parent', format, `-${count}`, from, '--', folder]);
  const entries = log.split('\0').filter(Boolean);
  return entries.map((entry) => {
    const [sha, tree, parents = '', name, date, message] = entry.split('\x1f');
    const [parent] = parents.split(' ');
    const commit = { message, author: { name, date }, tree: { sha: tree } };
    return { sha, commit, parents: parent ? [{ sha: parent }] : [] };
  });
}
