import { expect, test } from 'vitest';
import { exampleTree } from '../../../tests/editor/tree.ts';
import { readTyped } from './kinds.ts';
import { asPasted } from './markdown.tsx';
import { withValue } from '../../content/values.ts';
import { findMistakes } from '../mistakes.ts';
import { toWrittenValue } from '../writtenValue.ts';
import { buildContent, type FileValue, readForm } from '../values.ts';
import { formatDay, readDay, toLines, toWeek } from '../../content/week.ts';

test.each([
  ['phone', '+47 22 33 44 55', '22 33 44 55'],
  ['phone', '12 34', '12 34'],
  ['time', '0730', '07:30'],
  ['webAddress', 'http://eksempelbad.no', 'https://eksempelbad.no'],
  ['orgNumber', '999999999', '999 999 999'],
  ['phone', '\u200b912 34 567\u00a0', '912 34 567'],
  ['longText', '\u200bBad\u2028og\u000b\ufeffflis', 'Bad og flis'],
] as const)('everyday input for %s, «%s», is written «%s»', (kind, input, written) => {
  expect(readTyped(kind, input)).toBe(written);
});

test.each([
  ['## Kart', 'Vi viser kart.\n\nMed samtykke.', '\n\nVi viser kart.\n\nMed samtykke.'],
  ['Ord.\n\n### Kart', 'En\r\nTo', '\n\nEn\r\nTo'],
  ['## Kart', ' fra Google', ' fra Google'],
  ['## Kart\n\nVi viser', ' kart.\nOg bilder.', ' kart.\nOg bilder.'],
])('behind %j, %j is pasted as %j', (before, pasted, text) => {
  expect(asPasted(before, pasted)).toBe(text);
});

test('words instead of hours begin with a capital letter', () => {
  expect(readDay('stengt')).toEqual([{ text: 'Stengt' }]);
});

test('opening hours go to days and back in as few lines as possible', () => {
  const lines = [
    { from: 'mandag', to: 'fredag', opens: '07:00', closes: '16:00' },
    { from: 'lørdag', text: 'Stengt' },
  ] as const;
  const week = toWeek(lines);
  expect(toLines(week)).toEqual(lines);
  expect(toLines(week.with(2, readDay('7-11, 12-16')))).toMatchObject([
    { from: 'mandag', to: 'tirsdag' },
    { from: 'onsdag', closes: '11:00' },
    { from: 'onsdag', closes: '16:00' },
    { from: 'torsdag', to: 'fredag' },
    { from: 'lørdag', text: 'Stengt' },
  ]);
});

test.each([
  ['kl. 07.00 til 11, 12–16.30', '07:00–11:00, 12:00–16:30'],
  ['7-11 og 12-16', '07:00–11:00, 12:00–16:00'],
  ['Etter avtale', 'Etter avtale'],
  ['', ''],
])('the hours of a day, «%s», are written «%s»', (written, text) => {
  expect(formatDay(readDay(written))).toBe(text);
});

test.each<[string, (string | number)[], unknown, RegExp]>([
  ['firm.yaml', ['name'], '', /^Firmaet → Firmanavn: Dette må fylles ut\.$/],
  ['projects/proj1/project.yaml', ['images'], [], /→ Bilder: Dette må fylles ut\.$/],
  ['staff.yaml', ['staff', 0, 'leader'], false, /Én som leder firmaet/],
  [
    'staff.yaml',
    ['staff', 0, 'title'],
    'x'.repeat(501),
    /→ Ola Nordmann → Stilling: Teksten er for lang: høyst 500 tegn\.$/,
  ],
  [
    'projects/proj2/project.yaml',
    ['images', 3, 'alt'],
    '',
    /^Mørkt bad i skifer → Bilde 4 → Hva viser bildet\?: /,
  ],
  ['firm.yaml', ['organisationNumber'], '123 456 789', /Ett eller flere av sifrene er feil\.$/],
  ['firm.yaml', ['tagline'], 'Bad i {ukjent}', /\{ukjent\}\. Vanlige opplysninger er \{telefon\}/],
  [
    'personvern.md',
    ['body'],
    '## Oss\n\nVi.\n\n## Kart\n\nIngen kart. {uten kart} Aldri.',
    /^Personvern → Kart: .*\{uten kart\} sist på linjen\./,
  ],
  ['personvern.md', ['body'], '## Oss\n\nVi er {ukjent}.', /^Personvern → Oss: .* Vanlige opplysninger er/],
  ['personvern.md', ['body'], '# Oss', /: Her står det en overskrift med 1 #-tegn, «Oss»\. Skriv to #-tegn,/],
  ['firm.yaml', ['organisationNumber'], '0150', /: Her står det «0150»\. Skriv ni sifre\.$/],
  ['firm.yaml', ['phone'], '{telefon}', /\. Skriv et nummer med åtte eller fem sifre\./],
  [
    'firm.yaml',
    ['name'],
    'Bad\u0007',
    /: Vanlig tekst, uten tegn som ikke kan vises\. Skriv teksten på nytt\.$/,
  ],
  ['staff.yaml', ['staff', 0, 'phone'], '', /→ Telefon: Den som står i «Om oss», må ha telefon/],
  ['brand/brand.yaml', ['main'], 'blå', /^Farger og logo → Hovedfarge: Skriv en farge slik: #0e3e44\.$/],
])('says what is wrong in %s at %j without the words of the file', (name, field, value, sentence) => {
  const { files } = exampleTree();
  const changed = withValue(readForm(files, name)?.value, field, value) as FileValue;
  const content = buildContent(
    files,
    new Map([[name, toWrittenValue(name, changed, readForm(files, name)?.plain)]]),
  );
  const [mistake] = findMistakes(content);
  expect(`${mistake?.way}: ${mistake?.text}`).toMatch(sentence);
  expect(mistake?.text).not.toMatch(/yaml|opens|closes|\(/);
});
