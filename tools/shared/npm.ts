import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The npm that started this process, on the same Node: Windows cannot start `npm` without a shell. */
const script = process.env['npm_execpath'];
const [command, before]: [string, string[]] = script ? [process.execPath, [script]] : ['npm', []];

/** Runs npm with its output in this terminal; a quiet run prints it only on failure. True on success. */
export async function npm(
  args: readonly string[],
  { env = process.env, isQuiet = false }: { env?: NodeJS.ProcessEnv; isQuiet?: boolean } = {},
): Promise<boolean> {
  const child = spawn(command, [...before, ...args], { env, stdio: isQuiet ? 'pipe' : 'inherit' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) console.error(output);
  return code === 0;
}
