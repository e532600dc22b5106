import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleContent } from '../../tools/example.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs `npm run rediger` on a copy of the example, and tells the tests where all is. */
export default async function runEditor(): Promise<() => Promise<void>> {
  const content = mkdtempSync(join(tmpdir(), 'rediger-'));
  cpSync(exampleContent, content, { recursive: true });
  const editor = spawn(process.execPath, [main], {
    env: { ...process.env, CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => editor.once('exit', () => resolve()));
  let said = '';
  const addresses = new Promise<void>((resolve, reject) => {
    editor.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('Ctrl-C')) resolve();
    });
    void ended.then(() => reject(new Error(`The editor did not start:\n${said}`)));
  });
  await addresses;
  process.env['EDITOR_CONTENT'] = content;
  process.env['EDITOR_ADDRESS'] = /Rediger: +(\S+)/.exec(said)?.[1];
  process.env['PREVIEW_ADDRESS'] = /Nettsiden: +(\S+)/.exec(said)?.[1];
  return async () => {
    editor.kill('SIGINT');
    await ended;
    rmSync(content, { recursive: true, force: true });
  };
}
