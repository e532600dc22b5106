import { expect, test } from 'vitest';
import { type Changes, replace, writeExample } from '../../../tests/support/example-content.ts';
import { readContent } from '../../files/read.ts';
import { check } from './check.ts';

/** What is found in the small example's statement with more text at its end, as the editor checks it. */
async function foundIn(more: string, changes: Changes = {}) {
  const content = await readContent(await writeExample(changes));
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
  ['[Kontakt](/#kontkt)', 'en lenke til «/#kontkt», som ikke finnes'],
  ['[Bad](//firma.example/x)', 'en lenke til «//firma.example/x»'],
  ['[Bad](https:/firma.example/x)', 'en lenke til «https:/firma.example/x»'],
  ['https://www.eksempelbad.example/x', 'en lenke til «https://www.eksempelbad.example/x», som ikke finnes'],
  ['[Skriv](mailto:)', 'en lenke til «mailto:»'],
  ['[Ring](tel:)', 'en lenke til «tel:»'],
  ['Word\u000bbryter', 'tegn som ikke kan vises'],
])('refuses %j', async (text, found) => expect(await foundIn(text)).toEqual([found]));

test.each([
  '## 1. Formål\n\n### Del\n\n#### Del\n\n[Del](#1-formål)',
  '[Kontakt](/#kontakt), [kart](#samtykkeinnstillinger), [hvem](/personvern#hvem-får-opplysningene)',
  '## Om {poststed}\n\n[Om](#om-eksempelby)',
])('accepts %j', async (text) => expect(await foundIn(text)).toEqual([]));

test('refuses a link to what the site of this firm does not have', async () => {
  const changes = { 'firm.yaml': replace(/\n*$/, '\nmap: false\n') };
  const found = await foundIn('[Samtykke](#samtykke-kart), [bad](/#prosjekt-proj9)', changes);
  expect(found).toEqual(
    ['#samtykke-kart', '/#prosjekt-proj9'].map((href) => `en lenke til «${href}», som ikke finnes`),
  );
});
