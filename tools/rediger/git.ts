import { execFile } from 'node:child_process';
import { trailer } from '../../src/rediger/repository/trailer.ts';

/** What git answered, as bytes where a picture may be asked for. */
export type Git = (arguments_: readonly string[], input?: Uint8Array) => Promise<Buffer>;

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
        { cwd: root, env, encoding: 'buffer', maxBuffer: 1 << 28, timeout: 60_000 },
        (error, stdout, stderr) =>
          error ? reject(new Error(stderr.toString() || error.message)) : resolve(stdout),
      );
      program.stdin?.end(input);
    });
}

/** Commits some files as they are on the disk and nothing else that may be staged, in the name that git is set up with. */
export async function commitFiles(git: Git, paths: readonly string[], message: string): Promise<void> {
  const setting = async (key: string) => String(await git(['config', key]).catch(() => '')).trim();
  const [name, email] = [await setting('user.name'), await setting('user.email')];
  const author = ['-c', `user.name=${name || 'Rediger'}`, '-c', `user.email=${email || 'rediger@localhost'}`];
  const commit = [
    'commit',
    '--quiet',
    '--only',
    '--allow-empty',
    '-m',
    message,
    '-m',
    trailer,
    '--',
    ...paths,
  ];
  await git([...author, ...commit]);
}

/** Lists the content at a commit, with the texts of YAML and Markdown. */
export async function listContent(git: Git, folder: string, commit: string) {
  const id = String(await git(['rev-parse', `${commit}^{commit}`])).trim();
  const lines = String(await git(['ls-tree', '-r', '-z', id, '--', folder]))
    .split('\0')
    .filter(Boolean);
  const files = lines.map(async (line) => {
    const [, blob = '', path = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
    const text = /\.(ya?ml|md)$/.test(path) ? String(await readBlob(git, blob)) : null;
    return { name: path.slice(folder.length + 1), id: blob, text };
  });
  return { commit: id, files: await Promise.all(files) };
}

/** The bytes of a file by the id of its blob. */
export const readBlob = (git: Git, id: string) => git(['cat-file', 'blob', id]);

/** The last 50 commits of the editor, the newest first. */
export async function listCommits(git: Git, folder: string) {
  const format = ['%H', '%P', '%an', '%cI', '%s'].join('%x1f');
  const only = ['-50', '--first-parent', `--grep=^${trailer}$`, `--format=${format}`];
  const log = String(await git(['log', ...only, '--', folder]));
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit, parents = '', author, date, title] = line.split('\x1f');
      return { commit, parent: parents.split(' ').find(Boolean), author, date, title };
    });
}
