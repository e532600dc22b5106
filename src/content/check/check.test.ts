import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import { picture, writeExample, type Changes } from '../../../tests/support/example-content.ts';
import { report } from './report.ts';

const reportOn = async (changes: Changes) =>
  report(check(await readContent(await writeExample(changes))), 'content');

/** Puts another text in the place of one that must be there. */
const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** The report of one mistake alone. */
const one = (place: string, found: string, expected: string) =>
  `content/${place}\n  Fant: ${found}\n  Ventet: ${expected}\n\nFant 1 feil i innholdet. Nettsiden ble ikke bygget.`;

test('finds nothing wrong with the example', async () => {
  expect(await reportOn({})).toBe('Innholdet i content er i orden.');
});

test.each<[string, string, (text: string) => string, string, string, string]>([
  [
    'a wrong phone number',
    'staff.yaml',
    replace('phone: 00 00 00 00', 'phone: 12 34'),
    'linje 6, staff → 1 → phone',
    '«12 34»',
    'Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00.',
  ],
  [
    'a wrong e-mail address',
    'firm.yaml',
    replace('post@', 'post'),
    'linje 7, email',
    '«posteksempelbad.example»',
    'En e-postadresse, for eksempel post@eksempelbad.example.',
  ],
  [
    'a missing alt text',
    'about.yaml',
    replace('    alt: Et bad\n', ''),
    'linje 6, pictures → 1 → alt',
    'ingenting (feltet mangler)',
    'En setning som beskriver bildet for den som ikke ser det (alt-tekst), for eksempel «Dusj med grønne fliser».',
  ],
  [
    'an empty field',
    'contact.yaml',
    replace('title: Kontakt', 'title:'),
    'linje 1, title',
    'ingenting (feltet er tomt)',
    'Overskriften på delen.',
  ],
  [
    'a text of spaces',
    'contact.yaml',
    replace('title: Kontakt', "title: '  '"),
    'linje 1, title',
    'en tom tekst',
    'Overskriften på delen.',
  ],
  [
    'a text that no place on the page has room for',
    'hero.yaml',
    replace('Hele badet.', 'x'.repeat(61)),
    'linje 2, title → 1',
    `«${'x'.repeat(61)}»`,
    'En linje i overskriften. Teksten har 61 tegn og kan ha høyst 60.',
  ],
  [
    'a character that nobody sees',
    'contact.yaml',
    replace('title: Kontakt', 'title: "Kont\\u0000akt"'),
    'linje 1, title',
    '«Kont akt»',
    'Vanlig tekst. Her står det tegn som ikke kan vises; skriv teksten på nytt.',
  ],
  [
    'an unknown field that resembles none',
    'projects.yaml',
    replace('lead', 'farge: blå\nlead'),
    'linje 2, farge',
    'et felt med ukjent navn, «farge»',
    'Feltene her er title, lead, featured og order.',
  ],
  [
    'a number where text belongs',
    'firm.yaml',
    replace("'0000'", '0000'),
    'linje 10, address → postcode',
    'tallet 0000',
    'Postnummeret, fire sifre, for eksempel 0000. Sett anførselstegn rundt.',
  ],
  [
    'text where a number belongs',
    'firm.yaml',
    replace('2009', "'2009'"),
    'linje 3, founded',
    '«2009»',
    'Året firmaet ble stiftet, fire sifre, for eksempel 2009. Skriv tallet uten anførselstegn.',
  ],
  [
    'a number with decimals',
    'hero.yaml',
    replace('x: 50', 'x: 50.5'),
    'linje 19, pictures → 1 → focus → phone → x',
    'tallet 50.5',
    'Et helt tall fra 0 (venstre kant) til 100 (høyre kant).',
  ],
  [
    'a number with a comma between braces',
    'hero.yaml',
    replace('x: 50', 'x: 50,5'),
    'linje 19, pictures → 1 → focus → phone → 5',
    'et felt med ukjent navn, «5»',
    'Hele tall skrives uten komma. Feltene her er x og y.',
  ],
  [
    'a number out of bounds',
    'hero.yaml',
    replace('y: 50', 'y: 101'),
    'linje 19, pictures → 1 → focus → phone → y',
    'tallet 101',
    'Et helt tall fra 0 (øvre kant) til 100 (nedre kant).',
  ],
  [
    'yes in another word',
    'services.yaml',
    replace('- icon: bath\n', '- icon: bath\n    highlighted: ja\n'),
    'linje 5, services → 1 → highlighted',
    '«ja»',
    'Om tjenesten får merket POPULÆR (true) eller ikke (false). Skriv true eller false uten anførselstegn.',
  ],
  [
    'a text that begins with a brace',
    'pages.yaml',
    replace("'{firma}'", '{firma}'),
    'linje 2, home → title',
    'en gruppe med «firma»',
    'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn. En tekst med kolon, eller som begynner med krøllparentes, må stå i anførselstegn.',
  ],
  [
    'a text that is too long',
    'pages.yaml',
    replace('Personvern', 'x'.repeat(61)),
    'linje 8, privacy → title',
    `«${'x'.repeat(61)}»`,
    'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn. Teksten har 61 tegn og kan ha høyst 60.',
  ],
  [
    'a text that is too long when its facts are filled in',
    'pages.yaml',
    replace('Personvern', "'{firma} {firma} {firma} {firma} {firma}'"),
    'linje 8, privacy → title',
    '«Eksempelbad AS Eksempelbad AS Eksempelbad AS Eksempelbad AS Eksempelbad AS»',
    'Tittelen i nettleserfanen og i søketreff, høyst 60 tegn. Teksten har 74 tegn og kan ha høyst 60.',
  ],
  [
    'a list that is too short',
    'contact.yaml',
    replace('  - icon: clock\n    title: Flis 2\n    text: En setning.\n', ''),
    'linje 11, assurances',
    'en liste med 2',
    'De tre flisene ved siden av skjemaet. Listen skal ha nøyaktig 3.',
  ],
  [
    'a text where a group belongs',
    'contact.yaml',
    replace('{ title: Besøk }', 'Besøk'),
    'linje 6, cards → visit',
    '«Besøk»',
    'En gruppe med feltene title.',
  ],
  [
    'opening hours without a closing time',
    'firm.yaml',
    replace("    closes: '16:00'\n", ''),
    'linje 16, openingHours → 1',
    'en gruppe med «from», «to» og «opens»',
    'Skriv enten når det åpner (opens) og stenger (closes), eller bare en tekst (text).',
  ],
  [
    'a card with a logo but no link',
    'about.yaml',
    replace('      link: https://ror.example\n', ''),
    'linje 42, credentials → cards → 2 → link',
    'ingenting (feltet mangler)',
    'Adressen til partnerens nettsted.',
  ],
  [
    'a file that is a list',
    'projects.yaml',
    () => '- title: Prosjekter\n',
    'linje 1',
    'en liste med 1',
    'Felter med navn og kolon, for eksempel title: Badet.',
  ],
  [
    'a file of comments',
    'projects.yaml',
    () => '# title: Prosjekter\n',
    'linje 1',
    'en fil uten felter',
    'Felter med navn og kolon, for eksempel title: Badet.',
  ],
  [
    'an unknown fact',
    'hero.yaml',
    replace('Vi tar jobben.', 'Ring {telfon}.'),
    'linje 3, lead',
    '{telfon}',
    'Mente du {telefon}? Disse kan stå i krøllparentes: {firma}, {kortnavn}, {stiftet}, {orgnr}, {daglig leder}, {telefon}, {epost}, {adresse}, {område}, {åpningstider}, {ansatt 1}, {ansatt 2}, {fornavn 1}, {fornavn 2}, {de som svarer}, {antall ansatte}, {skjemaleverandør}, {skjematjeneste}, {lenker ut}, {drift}.',
  ],
  [
    'a fact made of another',
    'firm.yaml',
    replace('fra nord til sør', 'rundt {adresse}'),
    'linje 14, serviceArea',
    '{adresse}',
    'Selve opplysningen, uten krøllparenteser.',
  ],
  [
    'a managing director who is not among the staff',
    'firm.yaml',
    replace('Ola Nordmann', 'Ole Nordmann'),
    'linje 5, managingDirector',
    '«Ole Nordmann», som ikke står i staff.yaml',
    'Navnet slik det står der: Ola Nordmann, Kari Nordmann og Per Nordmann. Mente du Ola Nordmann?',
  ],
  [
    'a contact without a phone number',
    'about.yaml',
    replace('Kari Nordmann', 'Per Nordmann'),
    'linje 14, contacts → 2 → name',
    '«Per Nordmann», som ikke står under staff i staff.yaml',
    'Navnet slik det står der: Ola Nordmann og Kari Nordmann.',
  ],
  [
    'a featured project that is not there',
    'projects.yaml',
    replace('featured: proj1', 'featured: prj1'),
    'linje 3, featured',
    '«prj1», som ikke finnes',
    'Navnet på en mappe under projects: proj1 og proj2. Mente du proj1?',
  ],
  [
    'a project twice in the order',
    'projects.yaml',
    replace('proj2]', 'proj2, proj1]'),
    'linje 4, order → 3',
    '«proj1» for andre gang',
    'Hvert prosjekt én gang.',
  ],
  [
    'a main picture that is not among the pictures',
    'projects/proj2/project.yaml',
    replace('mainImage: a.jpg', 'mainImage: c.jpg'),
    'linje 3, mainImage',
    '«c.jpg», som ikke står under images',
    'Et av bildene under images: a.jpg og b.jpg.',
  ],
  [
    'an alt text used twice',
    'projects/proj2/project.yaml',
    replace('Dusjen bak glass', 'Badet sett fra døren'),
    'linje 8, images → 2 → alt',
    '«Badet sett fra døren», som også står på bilde 1',
    'En egen tekst for hvert bilde, om det som skiller det fra de andre.',
  ],
  [
    'a picture used twice',
    'projects/proj2/project.yaml',
    replace('file: b.jpg', 'file: a.jpg'),
    'linje 7, images → 2 → file',
    '«a.jpg», som også står på bilde 1',
    'Et bilde som ikke står der fra før.',
  ],
])('explains %s', async (_, file, change, place, found, expected) => {
  expect(await reportOn({ [file]: change })).toBe(one(`${file}, ${place}`, found, expected));
});

test('tells of a deleted project that the order still names, and does not stop for it', async () => {
  const told = await reportOn({ 'projects.yaml': replace('proj2]', 'proj2, badet]') });
  expect(told).toContain('Merk: content/projects.yaml, linje 4, order → 3');
  expect(told).toContain('«badet», som ikke finnes');
  expect(told).toContain('er i orden');
});

test('suggests the field that a misspelt one stands for', async () => {
  expect(await reportOn({ 'staff.yaml': replace('    phone: 00', '    phnoe: 00') })).toContain(
    'content/staff.yaml, linje 6, staff → 1 → phnoe\n' +
      '  Fant: et felt med ukjent navn, «phnoe»\n' +
      '  Ventet: Mente du phone? Feltene her er name, title, phone, email og photo.',
  );
});

const quotesExpected =
  'Anførselstegn rundt hele teksten når den inneholder kolon og mellomrom, eller begynner med et av tegnene ' +
  "{ [ @ % & * ! | > `, for eksempel 'Slik: med kolon'. Et enkelt anførselstegn inni teksten skrives to ganger.";
const unclosed =
  'Et anførselstegn eller en parentes til slutt, slik at det som åpnes på linjen, også lukkes.';

test.each([
  ['a colon in a text', 'lead: Husk: ring oss.', 2, '«lead: Husk: ring oss.»', quotesExpected],
  ['a text after a brace', 'lead: {firma} bygger bad', 2, '«lead: {firma} bygger bad»', quotesExpected],
  ['a text that begins with @', 'lead: @firma', 2, '«lead: @firma»', quotesExpected],
  ['an unknown tag', 'lead: !firma x', 2, '«lead: !firma x»', quotesExpected],
  ['a quotation mark inside quotation marks', "lead: 'Er'e bra'", 2, "«lead: 'Er'e bra'»", quotesExpected],
  ['an unclosed quotation mark', 'lead: "Åpne', 2, '«lead: "Åpne»', unclosed],
  ['an unclosed bracket', 'lead: [Åpne', 2, '«lead: [Åpne»', unclosed],
  [
    'a field twice',
    'lead: Åpne\ntitle: Igjen\nfeatured: proj1\norder: [proj1, proj2]',
    3,
    '«title» for andre gang',
    'Hvert felt står bare én gang.',
  ],
  [
    'a tab',
    'lead: Åpne\n\tx: y',
    3,
    'et tabulatortegn først på linjen',
    'Innrykk med mellomrom, to for hvert nivå.',
  ],
  [
    'a missing colon',
    'lead Åpne\nx: y',
    2,
    '«lead Åpne»',
    'Navnet på et felt, kolon og mellomrom, for eksempel title: Badet. Se etter et kolon som mangler.',
  ],
  [
    'a crooked indent',
    'lead:\n  - a\n b: c',
    4,
    '«b: c»',
    'Samme innrykk som de andre feltene på samme nivå.',
  ],
  ['a second document', 'lead: Åpne\n---\nx: y', 3, 'en linje med bare ---', 'En fil uten slike linjer.'],
  [
    'a reference to nothing',
    'lead: *firma',
    1,
    'en henvisning med * til noe som ikke finnes. Tekst som begynner med *, må stå i anførselstegn',
    'Felter, lister og tekster, skrevet som i resten av filen.',
  ],
  [
    'too many levels',
    `lead: ${'['.repeat(30)}${']'.repeat(30)}`,
    1,
    'felter i mer enn 20 nivåer inni hverandre',
    'Felter, lister og tekster, skrevet som i resten av filen.',
  ],
  [
    'more levels than the reader has room for',
    `lead:\n${'- '.repeat(20_000)}\nx: y`,
    1,
    'felter i mer enn 20 nivåer inni hverandre',
    'Felter, lister og tekster, skrevet som i resten av filen.',
  ],
])('explains what YAML does not accept: %s', async (_, lines, line, found, expected) => {
  expect(await reportOn({ 'projects.yaml': `title: Prosjekter\n${lines}\n` })).toBe(
    one(`projects.yaml, linje ${line}`, found, expected),
  );
});

test.each<[string, Changes[string], string, string]>([
  ['a missing file', null, 'ingenting (filen mangler)', 'En fil med dette navnet.'],
  ['an empty file', ' \n', 'en tom fil', 'Feltene som hører til i filen.'],
  [
    'a file in another encoding',
    Buffer.from('title: \xc5pne\nlead: x\n', 'latin1'),
    'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses',
    'En tekstfil lagret med tegnsettet UTF-8.',
  ],
  ['a binary file', 'title: \0\n', 'tegn som ikke er tekst', 'En ren tekstfil. Filen kan være skadet.'],
  ['a huge file', `# ${'x'.repeat(600_000)}`, 'en fil på 601 kB', 'En tekstfil på høyst 500 kB.'],
])('explains %s', async (_, content, found, expected) => {
  expect(await reportOn({ 'projects.yaml': content })).toBe(one('projects.yaml', found, expected));
});

test('reads a file that begins with a byte order mark', async () => {
  expect(
    await reportOn({
      'projects.yaml': '\ufefftitle: Prosjekter\nlead: Åpne\nfeatured: proj1\norder: [proj1, proj2]\n',
    }),
  ).toBe('Innholdet i content er i orden.');
});

const pathExpected =
  'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.';
const heicExpected =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. Åpne bildet og eksporter det som JPEG, ' +
  'eller velg Innstillinger → Kamera → Formater → Mest kompatibel før du tar nye bilder.';
const exactName = 'Navnet på en fil som finnes. Store og små bokstaver må stemme.';
const broken = 'Et bilde som kan åpnes. Filen er skadet eller bare delvis kopiert; kopier den på nytt.';

test.each<[string, string, Changes, string, string]>([
  ['missing', 'services/dusj.jpg', {}, '«services/dusj.jpg», som ikke finnes', exactName],
  ['misspelt', 'servces/a.jpg', {}, '«servces/a.jpg», som ikke finnes', `${exactName} Mente du «services»?`],
  [
    'in other letters',
    'services/A.JPG',
    {},
    '«services/A.JPG», som ikke finnes',
    `${exactName} Mente du «a.jpg»?`,
  ],
  ['outside the folder', '../a.jpg', {}, '«../a.jpg»', pathExpected],
  ['above and back', 'services/../about/a.jpg', {}, '«services/../about/a.jpg»', pathExpected],
  ['at an absolute path', '/etc/passwd.jpg', {}, '«/etc/passwd.jpg»', pathExpected],
  ['on a drive', 'C:\\bilder\\a.jpg', {}, '«C:\\bilder\\a.jpg»', pathExpected],
  ['with a dot before', './services/a.jpg', {}, '«./services/a.jpg»', pathExpected],
  ['with a query', 'services/a?.jpg', {}, '«services/a?.jpg»', 'Et filnavn uten tegnene ? # % { og }.'],
  ['HEIC by name', 'services/a.HEIC', {}, '«services/a.HEIC»', heicExpected],
  [
    'HEIC by content',
    'services/h.jpg',
    { 'services/h.jpg': '\0\0\0\x18ftypheic\0\0\0\0' },
    '«services/h.jpg», som er et bilde i formatet HEIC',
    heicExpected,
  ],
  [
    'of another type',
    'services/a.pdf',
    {},
    '«services/a.pdf»',
    'En bildefil som ender på .jpg, .jpeg, .png eller .webp.',
  ],
  [
    'of a type for logos',
    'about/logo.svg',
    {},
    '«about/logo.svg»',
    'En bildefil som ender på .jpg, .jpeg, .png eller .webp.',
  ],
  [
    'of another type under a false name',
    'services/s.jpg',
    { 'services/s.jpg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>' },
    '«services/s.jpg», som er et bilde i formatet svg',
    'Et bilde lagret som jpg, jpeg, png eller webp.',
  ],
  [
    'not a picture',
    'services/t.jpg',
    { 'services/t.jpg': 'tekst' },
    '«services/t.jpg», som ikke kan leses som et bilde',
    broken,
  ],
  [
    'copied in part',
    'services/p.jpg',
    { 'services/p.jpg': (await picture(1200, 900)).subarray(0, 3000) },
    '«services/p.jpg», som ikke kan leses som et bilde',
    broken,
  ],
  [
    'too small',
    'services/l.jpg',
    { 'services/l.jpg': await picture(1199, 800) },
    '«services/l.jpg», som er 1199 piksler bredt og 800 høyt',
    'Et bilde som er minst 1200 piksler bredt.',
  ],
  ['on another site', 'https://bilder.example/a.jpg', {}, '«https://bilder.example/a.jpg»', pathExpected],
])('explains a picture %s', async (_, name, changes, found, expected) => {
  const services = replace('services/a.jpg', name);
  expect(await reportOn({ ...changes, 'services.yaml': services })).toBe(
    one('services.yaml, linje 8, services → 1 → image → file', found, expected),
  );
});

test('wants the pictures on the top of the home page wider than others', async () => {
  const changes = { 'hero/narrow.jpg': await picture(1599), 'hero.yaml': replace('wide', 'narrow') };
  expect(await reportOn(changes)).toBe(
    one(
      'hero.yaml, linje 16, pictures → 1 → file',
      '«hero/narrow.jpg», som er 1599 piksler bredt og 10 høyt',
      'Et bilde som er minst 1600 piksler bredt.',
    ),
  );
});

test('reads no file through a link that leads out of the folder', async () => {
  const directory = await writeExample({ 'services.yaml': replace('services/a.jpg', 'services/ut.jpg') });
  const outside = await writeExample();
  await symlink(join(outside, 'services/a.jpg'), join(directory, 'services/ut.jpg'));
  expect(report(check(await readContent(directory)), 'content')).toBe(
    'content/services/ut.jpg\n' +
      '  Fant: en snarvei til noe utenfor innholdsmappen\n' +
      '  Ventet: Selve filen eller mappen, lagt i innholdsmappen.\n\n' +
      'content/services.yaml, linje 8, services → 1 → image → file\n' +
      '  Fant: «services/ut.jpg», en snarvei til noe utenfor innholdsmappen\n' +
      '  Ventet: Selve bildet, lagt i innholdsmappen.\n\n' +
      'Fant 2 feil i innholdet. Nettsiden ble ikke bygget.',
  );
});

test('a firm may have no projects, if no file names one', async () => {
  const changes = {
    'projects/proj1/project.yaml': null,
    'projects/proj2/project.yaml': null,
    'projects.yaml': 'title: Prosjekter\nlead: Våre bad.\nfeatured: proj1\n',
  };
  const pictures = ['proj1/a', 'proj1/b', 'proj2/a', 'proj2/b'].map((name) => [`projects/${name}.jpg`, null]);
  expect(await reportOn({ ...changes, ...Object.fromEntries(pictures) })).toBe(
    one(
      'projects.yaml, linje 3, featured',
      '«proj1», som ikke finnes',
      'Ingenting. Det er ingen prosjekter under projects.',
    ),
  );
});

test('notes a project that the order leaves out, and shows it last', async () => {
  expect(await reportOn({ 'projects.yaml': replace(', proj2]', ']') })).toBe(
    'Merk: content/projects.yaml, linje 4, order\n' +
      '  Fant: en liste uten proj2\n' +
      '  Ventet: Alle prosjektene, i den rekkefølgen de skal vises. De som mangler, vises sist.\n\n' +
      'Innholdet i content er i orden.',
  );
});

test('refuses a folder whose name no address can have', async () => {
  const directory = await writeExample({ 'projects.yaml': replace('proj2]', 'Bad 2]') });
  await rename(join(directory, 'projects/proj2'), join(directory, 'projects/Bad 2'));
  expect(report(check(await readContent(directory)), 'content')).toContain(
    'content/projects/Bad 2/project.yaml\n  Fant: en mappe som heter «Bad 2»\n  Ventet: Et mappenavn med små',
  );
});

test('tells of a file that nothing reads', async () => {
  expect(await reportOn({ 'firma.yaml': 'name: x' })).toBe(
    one(
      'firma.yaml',
      'en fil med et navn som ikke brukes, «firma.yaml»',
      'Mente du firm.yaml? Gi filen riktig navn, eller ta den bort.',
    ),
  );
});

test('tells of a content folder that is not there', async () => {
  expect(report(check(await readContent('/finnes/ikke')), 'annet')).toBe(
    'annet\n  Fant: ingen mappe med dette navnet\n  Ventet: Mappen med innholdet, vanligvis content.\n\n' +
      'Fant 1 feil i innholdet. Nettsiden ble ikke bygget.',
  );
});

test.each([
  [
    'no front matter',
    '## Sikkerhet\n',
    'linje 1',
    'ingen felter øverst i filen',
    'title og lead mellom to linjer med ---, og teksten under dem.',
  ],
  [
    'no headings',
    '---\ntitle: Personvern\nlead: Om.\n---\nTekst.\n',
    'linje 5',
    'en tekst uten overskrifter',
    'Minst én overskrift som begynner med ## og mellomrom.',
  ],
  [
    'a wrong field in the front matter',
    '---\ntitle: Personvern\nlead: 5\n---\n## Sikkerhet\n',
    'linje 3, lead',
    'tallet 5',
    'Ingressen under overskriften. Sett anførselstegn rundt.',
  ],
])('explains a privacy statement with %s', async (_, text, place, found, expected) => {
  expect(await reportOn({ 'personvern.md': text })).toContain(
    `content/personvern.md, ${place}\n  Fant: ${found}\n  Ventet: ${expected}`,
  );
});

test('finds an unknown fact in the privacy statement by its line', async () => {
  expect(await reportOn({ 'personvern.md': replace('{telefon}', '{tlf}') })).toContain(
    'content/personvern.md, linje 8\n  Fant: {tlf}\n',
  );
});

test('notes a missing part of the privacy statement without stopping the build', async () => {
  expect(await reportOn({ 'personvern.md': replace('## Sikkerhet\n', '') })).toBe(
    'Merk: content/personvern.md\n' +
      '  Fant: ingen overskrift om sikkerhet\n' +
      '  Ventet: En personvernerklæring pleier å ha med dette. Sjekk at det står et annet sted i teksten.\n\n' +
      'Innholdet i content er i orden.',
  );
});

test('tells of all mistakes at once, by file and line', async () => {
  const text = await reportOn({
    'firm.yaml': (firm) => replace("'0000'", '0000')(replace('post@', 'post')(firm)),
    'staff.yaml': replace('phone: 00 00 00 00', 'phone: 12 34'),
    'projects.yaml': '',
    'services.yaml': replace('services/a.jpg', 'services/b.jpg'),
  });
  expect(text.match(/^content\/.*$/gm)).toEqual([
    'content/firm.yaml, linje 7, email',
    'content/firm.yaml, linje 10, address → postcode',
    'content/services.yaml, linje 8, services → 1 → image → file',
    'content/projects.yaml',
    'content/staff.yaml, linje 6, staff → 1 → phone',
  ]);
  expect(text.endsWith('\n\nFant 5 feil i innholdet. Nettsiden ble ikke bygget.')).toBe(true);
});

const firstPerson = (text: string) => text.slice(0, text.indexOf('  - name: Kari')) + 'others: []\n';

test('a text may not name a fact that this firm has not got', async () => {
  const changes = {
    'staff.yaml': firstPerson,
    'about.yaml': (text: string) => text.replace(/ {2}- name: Kari(.*\n){3}/, ''),
    'hero.yaml': replace('Vi tar jobben.', "'{fornavn 1} og {fornavn 2} tar jobben.'"),
  };
  expect(await reportOn(changes)).toBe(
    one(
      'hero.yaml, linje 3, lead',
      '{fornavn 2}, som firmaet ikke har',
      'En setning uten denne opplysningen.',
    ),
  );
});

test.each([
  [
    'one claim',
    'hero.yaml',
    /( {2}- title: Løfte [123]\n.*\n)+/,
    'Løftene under bildet: 2 til 4, eller ingen: [].',
  ],
  ['no service', 'services.yaml', /services:\n(.*\n)*(?=promises)/, 'Tjenestene: 1 til 12.'],
])('says how many there may be: %s', async (_, file, part, expected) => {
  const change = (text: string) => text.replace(part, file === 'services.yaml' ? 'services: []\n' : '');
  expect(await reportOn({ [file]: change })).toContain(expected);
});

test('somebody to call has a phone or an e-mail address', async () => {
  expect(
    await reportOn({
      'staff.yaml': replace('    phone: 00 00 00 00\n    email: ola@eksempelbad.example\n', ''),
    }),
  ).toContain('Telefon (phone), e-post (email) eller begge.');
});
