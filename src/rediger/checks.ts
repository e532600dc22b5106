import { check } from '../content/check/check.ts';
import { isStopping, type Issue, missingFile } from '../content/check/issue.ts';
import { type PictureReference, referencesIn } from '../content/check/references.ts';
import type { Content } from '../content/content.ts';
import { readFields } from '../content/read/yaml.ts';
import { singleFiles } from '../content/schema/files.ts';
import { calledHere, contentPath } from './config.ts';
import { fileSchema, labelsOf } from './schema.ts';
import { inForm } from './schema-form.ts';

/** The files of the content by their names in it; the texts have their words, and all others none. */
export type Files = Map<string, string>;

/** Whether a file is one that the site reads its words from. */
export const isContentFile = (name: string) =>
  name in singleFiles || /^projects\/[^/]+\/project\.yaml$/.test(name);

/** Where a content names its pictures. */
export const picturesIn = (files: Files): PictureReference[] =>
  readContent(files).files.flatMap((file) => referencesIn(file));

function readContent(texts: Files): Content {
  const files = [...texts]
    .filter(([name]) => isContentFile(name))
    .map(([name, text]) => readFields(name, text));
  return { folder: contentPath, files, names: [...texts.keys()] };
}

/** What would stop the build: the same mistakes. */
export const mistakesIn = (files: Files): Issue[] => check(readContent(files)).filter(isStopping);

/** `Ansatte → 2 → Telefon: Her står det …`, in the words of the form; what a group has in it is seen there. */
export function sentenceOf({ file, field, found, expected }: Issue): string {
  // What goes in no single commit, Sveltia sends with the pictures first, and the project that names them after.
  if (expected === missingFile.expected)
    return 'Så mange nye bilder går ikke på én gang. Ta bort noen, lagre, og legg dem til etterpå.';
  const place = [...labelsOf(fileSchema(file), field)].join(' → ');
  const there = /^en (gruppe|liste) /.test(found) ? '' : `Her står det ${found}. `;
  return `${place}: ${there}${inForm(expected)}`.replaceAll(/[\w-]+\.(yaml|md)/g, calledHere);
}
