import { spawn, spawnSync } from 'node:child_process';

/** The npm that started this process, on the same Node: Windows cannot start `npm` without a shell. */
const script = process.env['npm_execpath'];
const [command, before]: [string, string[]] = script ? [process.execPath, [script]] : ['npm', []];

/** Runs npm with its output in this terminal; true on success. */
export function npm(args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(command, [...before, ...args], { stdio: 'inherit', env }).status === 0;
}

/** Runs npm in the background and collects its output. */
export function npmInBackground(args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(command, [...before, ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
