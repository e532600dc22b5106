import { execFile } from 'node:child_process';

/** What git answered, as bytes where a picture may be asked for. */
export type Git = (
  arguments_: readonly string[],
  input?: string | Uint8Array,
  index?: string,
) => Promise<Buffer>;

/**
 * Runs git in a repository, with no hooks and no questions; with `index`, on that file instead of the repository's own.
 *
 * @throws what git says, where it fails
 */
export function gitIn(root: string): Git {
  const settings = ['core.quotePath=false', 'core.hooksPath=/dev/null', 'commit.gpgSign=false'];
  const fixed = settings.flatMap((setting) => ['-c', setting]);
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
  return (arguments_, input, index) =>
    new Promise((resolve, reject) => {
      const program = execFile(
        'git',
        [...fixed, ...arguments_],
        {
          cwd: root,
          env: { ...env, ...(index && { GIT_INDEX_FILE: index }) },
          encoding: 'buffer',
          maxBuffer: 1 << 28,
          timeout: 60_000,
        },
        (error, stdout, stderr) =>
          error ? reject(new Error(stderr.toString() || error.message)) : resolve(stdout),
      );
      program.stdin?.end(input);
    });
}

/** What git says, as text without the last line break. */
export const ask = async (
  git: Git,
  arguments_: readonly string[],
  input?: string | Uint8Array,
  index?: string,
) => String(await git(arguments_, input, index)).trim();

/** Options for a commit in the name that git is set up with. */
export async function committer(git: Git): Promise<string[]> {
  const setting = async (key: string, usual: string) =>
    `${key}=${await ask(git, ['config', '--default', usual, '--get', key])}`;
  const [name, email] = [setting('user.name', 'Rediger'), setting('user.email', 'rediger@localhost')];
  return ['-c', await name, '-c', await email];
}

/** Commits changes of the content that were made by hand: the form shows them, and no save overwrites them. */
export async function takeInHandwork(git: Git): Promise<void> {
  if (!(await ask(git, ['status', '--porcelain', '--', 'content']))) return;
  await git(['add', '--all', '--', 'content']);
  const commit = ['commit', '--quiet', '--only', '-m', 'Endret for hånd i innholdsmappen', '--', 'content'];
  await git([...(await committer(git)), ...commit]);
}
