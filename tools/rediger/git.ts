import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Output of git, as bytes, because it may be a picture. */
export type Git = (args: readonly string[], input?: string | Uint8Array) => Promise<Buffer>;

const settings = ['core.quotePath=false', 'core.hooksPath=/dev/null', 'commit.gpgSign=false'];

/**
 * Runs git in a folder, without hooks or prompts, with further variables of the environment.
 *
 * @throws Error with git's own message
 */
export const gitIn =
  (folder: string, variables: Readonly<Record<string, string>> = {}): Git =>
  async (args, input) => {
    // Where git is not set up; `workspace.ts` has the name.
    const own = { EMAIL: 'rediger@localhost', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
    const env = { ...own, ...process.env, ...variables };
    const fixed = settings.flatMap((setting) => ['-c', setting]);
    const limits = { maxBuffer: 1 << 28, encoding: 'buffer' as const };
    const run = promisify(execFile)('git', [...fixed, ...args], { cwd: folder, env, ...limits });
    run.child.stdin?.end(input);
    return (await run).stdout;
  };

/** Output of git as text, without the last line break. */
export const ask = async (git: Git, ...asked: Parameters<Git>) => String(await git(...asked)).trim();
