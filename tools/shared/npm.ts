import { spawn, spawnSync } from 'node:child_process';

/**
 * The npm that started this, on the same Node: Windows has no program `npm` that can be started without a shell. With none,
 * because the file was started by itself, the one on the path.
 */
const own = process.env['npm_execpath'];
const [command, before]: [string, string[]] = own ? [process.execPath, [own]] : ['npm', []];

/** Runs npm with its output in this terminal; true if it ended well. */
export function npm(args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(command, [...before, ...args], { stdio: 'inherit', env }).status === 0;
}

/** Runs npm beside other things, and keeps what it says until the end. */
export function npmAside(args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(command, [...before, ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
