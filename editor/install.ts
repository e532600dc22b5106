import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../tools/command.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const record = `${folder}node_modules/.installed`;

/**
 * Installs the editor's own packages on first use, and again when its lock file has changed. The site has none of them.
 *
 * @throws CommandError where npm cannot
 */
export function installEditor(): void {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');
  if (existsSync(record) && readFileSync(record, 'utf8') === lock) return;
  console.log('Gjør klart skrivebordet. Det skjer bare første gang, og kan ta et minutt …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new CommandError(
      'Skrivebordet kunne ikke gjøres klart. Sjekk at maskinen er på nett, og prøv igjen.',
    );
  }
  writeFileSync(record, lock);
}
