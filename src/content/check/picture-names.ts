import { folderOf } from '../content.ts';
import { quote } from './issue.ts';
import { nearest, sentences } from './nearest.ts';
import { pathOf, type PictureReference } from './references.ts';

/** What is wrong: what follows the quoted name in what was found, and what belongs there. */
export type Fault = readonly [found: string, expected: string];

/** File types of photographs, as names end. */
export const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];

/** What to do with a picture that only some browsers show. */
export const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. Åpne bildet og eksporter det som JPEG, ' +
  'eller velg Innstillinger → Kamera → Formater → Mest kompatibel før du tar nye bilder.';

/** `a, b eller c`. */
export const choice = (items: readonly string[]) =>
  new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** What is wrong with the name of a picture, wherever it is. */
export function nameFault(name: string, types: readonly string[]): Fault | undefined {
  const steps = name.split('/');
  const beside =
    'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.';
  const leadsAway = steps.some((step) => ['', '.', '..'].includes(step));
  if (leadsAway || /^[/\\]|\\|^[a-z]:/i.test(name)) return ['', beside];
  if (/[?#%{}]/.test(name)) return ['', 'Et filnavn uten tegnene ? # % { og }.'];
  const type = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (type === '.heic' || type === '.heif') return ['', heicAdvice];
  return types.includes(type) ? undefined : ['', `En bildefil som ender på ${choice(types)}.`];
}

/** Whether the file is there, letter by letter: some machines take `A.JPG` for `a.jpg`, web servers do not. */
export function missingFault(reference: PictureReference, names: readonly string[]): Fault | undefined {
  const path = pathOf(reference);
  if (names.includes(path)) return undefined;
  const letters = (text: string) => text.normalize('NFC').toLowerCase();
  const meant = names.find((other) => letters(other) === letters(path)) ?? nearest(path, names);
  const beside = meant?.slice(folderOf(reference.yaml.name).length).replace(/^\//, '');
  const expected = 'Navnet på en fil som finnes. Store og små bokstaver må stemme.';
  return [', som ikke finnes', sentences(expected, beside && `Mente du ${quote(beside)}?`)];
}
