import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { CommandError } from '../command.ts';
import { photoTypes } from '../content/picture-file.ts';
import { list, quote } from '../content/mistake.ts';
import { heicTypes, photoFault } from './photo-fault.ts';

/**
 * The pictures that some paths stand for: files as they are, folders with every picture in them, ordered by name with
 * numbers counted as numbers.
 *
 * @param paths as typed, or as dragged into a terminal
 * @throws CommandError with every fault at once: nothing there, HEIC, broken, too small
 */
export async function findPictures(paths: readonly string[]): Promise<string[]> {
  const found = (await Promise.all(paths.map(picturesIn))).flat();
  const pictures = [...new Set(found)];
  if (pictures.length === 0) {
    throw new CommandError(
      `Fant ingen bilder i ${list(paths.map(quote))}. Bildene må ende på ${list(photoTypes)}.`,
    );
  }
  const faults = (await Promise.all(pictures.map((path) => photoFault(basename(path), path)))).filter(
    (fault) => fault !== undefined,
  );
  if (faults.length > 0) {
    throw new CommandError(
      ['Noen av bildene kan ikke brukes:', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
    );
  }
  return pictures;
}

async function picturesIn(typed: string): Promise<string[]> {
  const path = cleanPath(typed);
  const entry = await stat(path).catch(() => undefined);
  if (!entry) throw new CommandError(`Finner ikke ${quote(path)}. Skriv hele navnet på mappen eller bildet.`);
  if (!entry.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => [...photoTypes, ...heicTypes].includes(extname(name).toLowerCase()))
    .filter((name) => !name.startsWith('.'))
    .sort(new Intl.Collator('nb', { numeric: true }).compare)
    .map((name) => join(path, name));
}

/** A terminal puts quotation marks or backslashes around the spaces of a path that is dragged into it. */
export function cleanPath(typed: string): string {
  const bare = typed.trim().replace(/^(['"])(.*)\1$/, '$2');
  const plain = process.platform === 'win32' ? bare : bare.replaceAll(/\\(.)/g, '$1');
  return resolve(plain.replace(/^~(?=\/|$)/, homedir()));
}
