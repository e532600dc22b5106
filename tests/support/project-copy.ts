import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies the project, as it was cloned; packages are linked. */
export function copyProject(to: string) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  // One by one: what the tools keep in `node_modules` is the copy's own.
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((found) => !/^\.(?!bin$)/.test(found)))
    symlinkSync(resolve('node_modules', name), join(to, 'node_modules', name));
}

/** Starts `npm run rediger` in a folder. */
export function startRediger(cwd: string, port: number) {
  // Without the settings of the tests.
  const { CONTENT_DIR: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port) };
  // A group of its own, which is ended with everything that npm started.
  const child = spawn('npm', ['run', 'rediger'], { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    output: () => output,
    ended,
    stop: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
