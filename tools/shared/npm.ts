import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The script of the npm that started this process. Windows cannot start `npm` itself without a shell. */
const script = process.env['npm_execpath'];

/** Runs npm with its output in this terminal; a quiet run prints it only on failure. True on success. */
export async function npm(
  args: readonly string[],
  { env = process.env, isQuiet = false }: { env?: NodeJS.ProcessEnv; isQuiet?: boolean } = {},
): Promise<boolean> {
  const stdio = isQuiet ? 'pipe' : 'inherit';
  const child = script
    ? spawn(process.execPath, [script, ...args], { env, stdio })
    : spawn('npm', args, { env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) console.error(output);
  return code === 0;
}
