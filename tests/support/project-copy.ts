import { execFileSync, spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies the project, as it was cloned; packages are linked. */
export function copyProject(to: string) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    // Git lists what was deleted and not committed yet.
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  // One by one: what the tools keep in `node_modules` is the copy's own.
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((found) => !/^\.(?!bin$)/.test(found)))
    symlinkSync(resolve('node_modules', name), join(to, 'node_modules', name));
}

/** Starts a script of `package.json` in a folder, as README names it: `deploy -- --upload`. */
export function startScript(cwd: string, script: string, settings: Record<string, string | number>) {
  // Without the settings of the tests.
  const { CONTENT_DIR: _, NODE_ENV: __, ...inherited } = process.env;
  const given = Object.entries(settings).map(([name, port]) => [name, String(port)]);
  const env = { ...inherited, ...Object.fromEntries(given) };
  // A group of its own, which is ended with everything that npm started.
  const child = spawn('npm', ['run', ...script.split(' ')], { cwd, env, detached: true });
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
