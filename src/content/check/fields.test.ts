import { expect, test } from 'vitest';
import { replace, reportOn } from '../../../tests/support/example-content.ts';

/* A field that is wrong in itself or in what it names: `__snapshots__` has what the owner reads about it. */

const fiveFacts = "'{firma} {firma} {firma} {firma} {firma}'";

const otherProvider = (name: string) =>
  `\nenquiries:\n  provider: other\n  name: '${name}'\n  address: https://skjema.example/a\n`;

test.each<[string, string, string | RegExp, string]>([
  ['a missing alt text', 'about.yaml', '    alt: Et bad\n', ''],
  ['an empty field', 'contact.yaml', 'title: Kontakt', 'title:'],
  ['a text of spaces', 'contact.yaml', 'title: Kontakt', "title: '  '"],
  ['an invisible character', 'contact.yaml', 'title: Kontakt', 'title: "Kont\\u0000akt"'],
  ['a phone number of six digits', 'firm.yaml', 'phone: 00 00 00 00', 'phone: 00\u00a000 00'],
  ['a misspelt field, in capitals', 'staff.yaml', '    phone: 00', '    Phnoe: 00'],
  ['a number where text belongs', 'firm.yaml', "'0000'", '0000'],
  ['text where a number belongs', 'firm.yaml', '2009', "'2009'"],
  ['a number with decimals', 'hero.yaml', 'x: 50', 'x: 50.5'],
  ['a number out of bounds', 'hero.yaml', 'y: 50', 'y: 101'],
  ['yes as a Norwegian word', 'services.yaml', '- icon: bath\n', '- icon: bath\n    highlighted: ja\n'],
  ['a text that begins with a brace', 'pages.yaml', "'{firma}'", '{firma}'],
  ['a text that is too long when its facts are filled in', 'pages.yaml', 'Personvern', fiveFacts],
  ['a text where a group belongs', 'contact.yaml', '{ title: Besøk }', 'Besøk'],
  ['a text where a list belongs', 'services.yaml', /features:\n( {6}- .*\n)+/, 'features: Fastpris, Råd\n'],
  ['a list that is too short', 'services.yaml', ', Sluk]', ']'],
  ['a single claim', 'hero.yaml', /( {2}- title: Løfte [123]\n.*\n)+/, ''],
  ['a list left empty', 'staff.yaml', /others:\n.*\n/, 'others:\n'],
  ['opening hours without a closing time', 'firm.yaml', "    closes: '16:00'\n", ''],
  ['opening hours with a text', 'firm.yaml', "    closes: '16:00'\n", '    text: Stengt\n'],
  ['opening hours that are none', 'firm.yaml', "opens: '07:00'", 'opens: 25:00'],
  ['a card with a logo but no link', 'about.yaml', '      link: https://ror.example\n', ''],
  ['an address that is none', 'about.yaml', 'link: https://ror.example', 'link: ror'],
  ['a profile that is no address', 'firm.yaml', /social:.*\n( {2}- .*\n)*/, 'social: [http://facebook]\n'],
  ['a profile where a list belongs', 'firm.yaml', /social:.*\n( {2}- .*\n)*/, 'social: http://facebook\n'],
  [
    'a bulletin that ends before it begins',
    'firm.yaml',
    /\n*$/,
    '\nbulletin: { text: Ferie, firstDay: 2026-08-12, lastDay: 2026-08-11 }\n',
  ],
  ['two mistakes in one group', 'firm.yaml', /\n*$/, '\nenquiries:\n  provider: formspree\n  basis: usa\n'],
  ['a person without phone and e-mail', 'staff.yaml', / {4}phone: 00 00 00 00\n.*ola@.*\n/, ''],
  ['a wrong field in the front matter', 'personvern.md', 'lead: Om personvern.', 'lead: 5'],

  ['an unknown fact', 'hero.yaml', 'Vi tar jobben.', 'Ring {telfon}.'],
  ['an unknown fact in the privacy statement', 'personvern.md', '{telefon}', '{tlf}'],
  ['a fact in the name of a provider', 'firm.yaml', /\n*$/, otherProvider('{firma}')],
  ['a firm that nobody leads', 'staff.yaml', 'leader: true', 'leader: false'],
  ['a firm that two lead', 'staff.yaml', 'about: Ring Kari.', 'leader: true'],
  [
    'a person of the section about the firm without a phone',
    'staff.yaml',
    /phone: .*\n +email: k/,
    'email: k',
  ],
  ['an empty staff', 'staff.yaml', /staff:\n(.*\n)*(?=others)/, 'staff: []\n'],
  ['a fact in the name of a person', 'staff.yaml', 'name: Ola Nordmann', "name: '{firma}'"],
  ['three pictures where two fit', 'about.yaml', /(pictures:\n)((.*\n){2})/, '$1$2$2$2'],
  ['a featured project that is not there', 'projects.yaml', 'featured: proj1', 'featured: prj1'],
  ['a main picture of none of the pictures', 'projects/proj2/project.yaml', 'mainImage: a', 'mainImage: c'],
  ['an alt text used twice', 'projects/proj2/project.yaml', 'Dusjen bak glass', 'Badet sett fra døren'],
  ['a picture used twice', 'projects/proj2/project.yaml', 'file: b.jpg', 'file: a.jpg'],
])('explains %s', async (_, file, from, to) => {
  expect(await reportOn({ [file]: replace(from, to) })).toMatchSnapshot();
});
