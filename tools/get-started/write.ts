import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { logoFile } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { pictureStates } from '../../src/content/status/pictures.ts';
import { mergeYaml } from '../../src/content/write.ts';
import { CommandError } from '../shared/command.ts';
import { exampleContent } from '../shared/example.ts';
import { changes } from './changes.ts';
import type { Answers } from './fields.ts';

/**
 * Makes a firm's content of the example's: its facts, the words that are true of any firm, and gaps. All is made beside the
 * folder and checked before it takes its place; where that fails, nothing is changed.
 */
export async function writeContent(content: string, answers: Answers): Promise<void> {
  await requireExample(content);
  const made = await mkdtemp(join(dirname(content), '.kom-i-gang-'));
  try {
    await cp(content, made, { recursive: true });
    await rm(join(made, 'projects'), { recursive: true });
    await rm(join(made, logoFile));
    for (const [file, change] of Object.entries(changes(answers, new Date().getFullYear()))) {
      const text = await readFile(join(made, file), 'utf8');
      const changed = (change as (fields: unknown) => Record<string, unknown>)(parse(text));
      await writeFile(join(made, file), mergeYaml(text, changed));
    }
    for (const { name, isUsed } of pictureStates(await readContent(made)))
      if (!isUsed) await rm(join(made, name));
    const read = await readContent(made);
    const issues = check(read).filter(isStopping);
    if (issues.length > 0) throw new CommandError(report(issues, read.folder));
    await rm(content, { recursive: true });
    await rename(made, content);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** Every file is one of the example's, so nobody's work is lost; hidden ones, which systems leave in folders, do not count. */
export async function requireExample(content: string): Promise<void> {
  const names = await readdir(content, { recursive: true });
  for (const name of names.filter((each) => !basename(each).startsWith('.')))
    if ((await bytes(content, name)) !== (await bytes(exampleContent, name)))
      throw new CommandError(
        `Innholdet er ikke lenger bare eksempelet: ${name} er deres eget. Ingenting er endret. Gjør resten med npm run rediger.`,
      );
}

/** A file without regard to how its lines end; a folder is no file. */
const bytes = (folder: string, name: string) =>
  readFile(resolve(folder, name), 'latin1').then(
    (text) => text.replaceAll('\r\n', '\n'),
    (error: NodeJS.ErrnoException) => (error.code === 'EISDIR' ? '' : undefined),
  );
