import { spawnSync } from 'node:child_process';

/**
 * Runs npm with its output in this terminal; true if it ended well. Started by an npm script, it is the same npm and the
 * Node that runs this: Windows has no program `npm` that can be started without a shell.
 */
export function npm(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): boolean {
  const own = process.env['npm_execpath'];
  const [command, before] = own ? [process.execPath, [own]] : ['npm', []];
  return spawnSync(command, [...before, ...args], { stdio: 'inherit', env: environment }).status === 0;
}
