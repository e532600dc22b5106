import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';

/** What a git command answered. */
export interface Answer {
  ok: boolean;
  out: string;
  /** What git said went wrong, in English. */
  complaint: string;
}

interface Options {
  /** Given to the command on its standard input. */
  input?: string | Uint8Array;
  /** Variables besides those of the process. */
  environment?: NodeJS.ProcessEnv;
  /** Ends the command when it takes longer, in milliseconds. */
  timeout?: number;
}

/** Variables that a hook of git sets for its children: here they would lead to another repository. */
const inherited = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY'];

/**
 * Runs git in a folder. It never asks at a terminal that the owner does not see, and answers in English so that the
 * answers can be told apart.
 */
export async function git(folder: string, args: readonly string[], options: Options = {}): Promise<Answer> {
  const { bytes, ...answer } = await gitBytes(folder, args, options);
  return { ...answer, out: bytes.toString('utf8') };
}

/** Like `git`, for what is no text. */
export function gitBytes(
  folder: string,
  args: readonly string[],
  { input, environment, timeout }: Options = {},
): Promise<{ ok: boolean; bytes: Buffer; complaint: string }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(inherited.map((name) => [name, undefined])),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
    ...environment,
  };
  return new Promise((resolve) => {
    const child = spawn('git', args, { cwd: folder, env, timeout, windowsHide: true });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', ({ message }) => resolve({ ok: false, bytes: Buffer.concat(out), complaint: message }));
    child.on('close', (code, signal) =>
      resolve({
        ok: code === 0,
        bytes: Buffer.concat(out),
        complaint: signal ? 'timed out' : Buffer.concat(said).toString('utf8').trim(),
      }),
    );
    // A command that ends before it has read everything has said why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/**
 * What git answers to a command that cannot go wrong in a sound repository.
 *
 * @throws Error with what git said
 */
export async function gitOutput(folder: string, args: readonly string[], options?: Options): Promise<string> {
  const { ok, out, complaint } = await git(folder, args, options);
  if (!ok) throw new Error(`git ${args[0]}: ${complaint}`);
  return out;
}

/**
 * Reads many texts out of git at once.
 *
 * @param names as git knows them: `HEAD:./firm.yaml`, or the name of the bytes themselves
 * @returns each by its name; those that are not there are left out
 */
export async function readTexts(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (names.length === 0) return texts;
  const { bytes } = await gitBytes(folder, ['cat-file', '--batch'], { input: `${names.join('\n')}\n` });
  let at = 0;
  for (const name of names) {
    // Each text stands below a line that ends with its length, and has a line break of its own after it.
    const end = bytes.indexOf(10, at);
    const [, length] = / blob (\d+)$/.exec(bytes.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (length === undefined) continue;
    texts.set(name, bytes.toString('utf8', at, at + Number(length)));
    at += Number(length) + 1;
  }
  return texts;
}

/** The repository that a content folder is in. */
export interface Repository {
  /** The content folder, with links followed. */
  content: string;
  /** Where its saves are kept, one for each content folder of the repository. */
  ref: string;
}

/** A folder that is in a repository stays in it. */
const found = new Map<string, Repository>();

/** The repository of a content folder, or in Norwegian why there is none to use. */
export async function findRepository(content: string): Promise<Repository | { missing: string }> {
  const known = found.get(content);
  if (known) return known;
  const folder = await realpath(content).catch(() => content);
  const prefix = await git(folder, ['rev-parse', '--show-prefix']);
  if (!prefix.ok) return { missing: whyMissing(prefix.complaint) };
  if ((await git(folder, ['check-ignore', '--quiet', '.'])).ok) {
    return { missing: 'Mappen med innholdet er unntatt fra git.' };
  }
  const name = prefix.out.trim().replaceAll(/[^a-z0-9]+/gi, '-');
  const repository = { content: folder, ref: `refs/rediger/${name}saves` };
  found.set(content, repository);
  return repository;
}

function whyMissing(complaint: string): string {
  if (complaint.includes('ENOENT')) return 'Programmet git er ikke installert på denne maskinen.';
  return complaint.includes('dubious ownership')
    ? 'Mappen med nettsiden tilhører en annen bruker på maskinen, så git vil ikke bruke den.'
    : 'Mappen med nettsiden er ikke satt opp med git.';
}
