import { execFile } from 'node:child_process';

/** What git answered, as bytes where a picture may be asked for. */
export type Git = (arguments_: readonly string[], input?: Buffer) => Promise<Buffer>;

/**
 * Runs git in a repository, with no hooks and no questions.
 *
 * @throws what git says, where it fails
 */
export function gitIn(root: string): Git {
  const settings = ['core.quotePath=false', 'core.hooksPath=/dev/null', 'commit.gpgSign=false'];
  const fixed = settings.flatMap((setting) => ['-c', setting]);
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
  return (arguments_, input) =>
    new Promise((resolve, reject) => {
      const program = execFile(
        'git',
        [...fixed, ...arguments_],
        { cwd: root, env, encoding: 'buffer', maxBuffer: 1 << 28 },
        (error, stdout, stderr) =>
          error ? reject(new Error(stderr.toString() || error.message)) : resolve(stdout),
      );
      program.stdin?.end(input);
    });
}

/** Whoever git says works here, for commits and for the form; somebody where it does not know. */
export async function workerOf(git: Git): Promise<{ name: string; email: string }> {
  const ask = async (key: string) => String(await git(['config', key]).catch(() => '')).trim();
  const [name, email] = await Promise.all([ask('user.name'), ask('user.email')]);
  return { name: name || 'Rediger', email: email || 'rediger@localhost' };
}

/** Commits some files as they are on the disk, and nothing else that may be staged. */
export async function commitFiles(git: Git, paths: readonly string[], message: string): Promise<void> {
  const { name, email } = await workerOf(git);
  await git([
    ...['-c', `user.name=${name}`, '-c', `user.email=${email}`],
    ...['commit', '--quiet', '--only', '--allow-empty', '-m', message, '--', ...paths],
  ]);
}

/** The last commits that touched a file or folder, or all, as GitHub tells of them; the newest first. */
export async function commitsOf(git: Git, count: number, path?: string) {
  const format = ['%H', '%an', '%ae', '%cI', '%P', '%B%x1e'].join('%x1f');
  // Where a path is named, git leaves out a commit that changed nothing.
  const paths = path === undefined ? [] : ['--', path];
  const log = String(await git(['log', `-${count}`, '--first-parent', `--format=${format}`, ...paths]));
  return log
    .split('\x1e')
    .slice(0, -1)
    .map((entry) => {
      const [oid = '', name = '', email = '', committedDate = '', parents = '', message = ''] = entry
        .trim()
        .split('\x1f');
      const nodes = (parents.match(/\w+/g) ?? []).map((parent) => ({ oid: parent }));
      const author = { name, email, avatarUrl: '', user: null };
      return { oid, message: message.trim(), committedDate, author, parents: { nodes } };
    });
}
