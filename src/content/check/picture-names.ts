import { folderOf, pathIn } from '../content.ts';
import { quote, type Issue } from './issue.ts';
import { nearest } from './nearest.ts';
import type { PictureReference } from './references.ts';

/** What stands there, and what belongs there. */
export type Fault = Pick<Issue, 'found' | 'expected'>;

/** File types of photographs, as names end. */
export const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];

/** What is wrong with the name of a picture, wherever it is. */
export function nameFault(name: string, types: readonly string[]): Fault | undefined {
  const steps = name.split('/');
  const found = quote(name);
  if (/^[/\\]|\\|^[a-z]:/i.test(name) || steps.some((step) => ['', '.', '..'].includes(step))) {
    return {
      found,
      expected:
        'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.',
    };
  }
  if (/[?#%{}]/.test(name)) return { found, expected: 'Et filnavn uten tegnene ? # % { og }.' };
  const type = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (type === '.heic' || type === '.heif') return { found, expected: heicAdvice };
  return types.includes(type) ? undefined : { found, expected: `En bildefil som ender på ${choice(types)}.` };
}

/** What to do with a picture that only some browsers show. */
export const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. Åpne bildet og eksporter det som JPEG, ' +
  'eller velg Innstillinger → Kamera → Formater → Mest kompatibel før du tar nye bilder.';

/** `a, b eller c`. */
export const choice = (items: readonly string[]) =>
  new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** Whether the file is there, letter by letter: some machines take `A.JPG` for `a.jpg`, web servers do not. */
export function missingFault({ yaml, name }: PictureReference, names: readonly string[]): Fault | undefined {
  let folder = folderOf(yaml.name);
  for (const step of name.split('/')) {
    const beside = names
      .filter((path) => folderOf(path) === folder)
      .map((path) => path.slice(path.lastIndexOf('/') + 1));
    if (!beside.includes(step)) {
      const suggestion = beside.find((entry) => sameLetters(entry, step)) ?? nearest(step, beside);
      return {
        found: `${quote(name)}, som ikke finnes`,
        expected:
          'Navnet på en fil som finnes. Store og små bokstaver må stemme.' +
          (suggestion ? ` Mente du ${quote(suggestion)}?` : ''),
      };
    }
    folder = pathIn(folder, step);
  }
  return undefined;
}

const sameLetters = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
