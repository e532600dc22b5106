import { expect, test } from 'vitest';
import { writeExample } from '../../../tests/support/example-content.ts';
import { readContent } from '../../files/read.ts';
import { check } from './check.ts';

/** What is found in the small example's statement with more text at its end, as the editor checks it. */
async function foundIn(more: string) {
  const content = await readContent(await writeExample());
  const files = content.files.map((file) =>
    file.body ? { ...file, body: { ...file.body, text: `${file.body.text}\n${more}\n` } } : file,
  );
  return check({ ...content, files }).map(({ found }) => found);
}

/* The check of the built pages would find these after the owner has saved. */

test.each([
  ['# Stor', 'en overskrift med 1 #-tegn, «Stor»'],
  ['#### Liten', 'en overskrift med 4 #-tegn, «Liten»'],
  ['##', 'en overskrift uten ord'],
  ['[Tilsynet](www.datatilsynet.no)', 'en lenke til «www.datatilsynet.no»'],
  ['[Tjenester](/tjenester)', 'en lenke til «/tjenester», som ikke finnes'],
  ['[Formål](#formaal)', 'en lenke til «#formaal», som ikke finnes'],
  ['Word\u000bbryter', 'tegn som ikke kan vises'],
])('refuses %j', async (text, found) => expect(await foundIn(text)).toEqual([found]));

test.each([
  '## 1. Formål\n\n### Del\n\n#### Del\n\n[Del](#1-formål)',
  '[Kontakt](/#kontakt), [kart](#samtykkeinnstillinger), [hvem](/personvern#hvem-får-opplysningene)',
  '## Om {poststed}\n\n[Om](#om-eksempelby)',
])('accepts %j', async (text) => expect(await foundIn(text)).toEqual([]));
