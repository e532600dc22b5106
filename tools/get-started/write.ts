import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { logoFile } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { pictureStates } from '../../src/content/status/picture-states.ts';
import { mergeYaml } from '../../src/content/merge-yaml.ts';
import { CommandError } from '../shared/command.ts';
import { exampleContent } from '../shared/example.ts';
import { changes } from './changes.ts';
import type { Answers } from './questions.ts';

/**
 * Turns the example in a folder into a firm's content: its facts, texts that are true of any firm, and gaps.
 * Works on a copy that replaces the folder when it has passed the check, so that a failure changes nothing.
 */
export async function writeContent(content: string, answers: Answers): Promise<void> {
  await requireExample(content);
  const copy = await mkdtemp(join(dirname(content), '.kom-i-gang-'));
  try {
    await cp(content, copy, { recursive: true });
    await rm(join(copy, 'projects'), { recursive: true });
    await rm(join(copy, logoFile));
    for (const [file, change] of Object.entries(changes(answers, new Date().getFullYear()))) {
      const text = await readFile(join(copy, file), 'utf8');
      await writeFile(join(copy, file), mergeYaml(text, change(parse(text))));
    }
    for (const { name, isUsed } of pictureStates(await readContent(copy)))
      if (!isUsed) await rm(join(copy, name));
    const read = await readContent(copy);
    const issues = check(read).filter(isStopping);
    if (issues.length > 0) throw new CommandError(report(issues, read.folder));
    await rm(content, { recursive: true });
    await rename(copy, content);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @throws CommandError if a file is not the example's, because it would be lost; ignores hidden files */
export async function requireExample(content: string): Promise<void> {
  const names = await readdir(content, { recursive: true });
  for (const name of names.filter((each) => !basename(each).startsWith('.')))
    if ((await bytes(content, name)) !== (await bytes(exampleContent, name)))
      throw new CommandError(
        `Innholdet er ikke lenger bare eksempelet: ${name} er deres eget. Ingenting er endret. Gjør resten med npm run rediger.`,
      );
}

/** A file with normalised line ends; empty for a folder, `undefined` if missing. */
const bytes = (folder: string, name: string) =>
  readFile(resolve(folder, name), 'latin1').then(
    (text) => text.replaceAll('\r\n', '\n'),
    (error: NodeJS.ErrnoException) => (error.code === 'EISDIR' ? '' : undefined),
  );
