import { expect, test } from 'vitest';
import { type Changes, replace, reportOn } from '../../../tests/support/example-content.ts';

/* What names something elsewhere in the content: people, facts and projects. */

test.each([
  ['an unknown fact', 'hero.yaml', 'Vi tar jobben.', 'Ring {telfon}.'],
  ['a managing director who is not among the staff', 'firm.yaml', 'Ola Nordmann', 'Ole Nordmann'],
  ['a contact without a phone number', 'about.yaml', 'Kari Nordmann', 'Per Nordmann'],
  ['a third person where there are two', 'about.yaml', 'name: Kari Nordmann', "name: '{ansatt 3}'"],
  ['an empty staff', 'staff.yaml', /staff:\n(.*\n)*(?=others)/, 'staff: []\n'],
  ['a featured project that is not there', 'projects.yaml', 'featured: proj1', 'featured: prj1'],
  ['a deleted project that the order still names', 'projects.yaml', 'proj2]', 'proj2, badet]'],
])('explains %s', async (_, file, from, to) => {
  expect(await reportOn({ [file]: replace(from, to) })).toMatchSnapshot();
});

const named = (fact: string) => replace('name: Ola Nordmann', `name: '${fact}'`);

/** Names the people of `about.yaml` by their place in `staff.yaml`. */
const byPlace = (text: string) =>
  replace('name: Kari Nordmann', "name: '{ansatt 2}'")(named('{ansatt 1}')(text));

/** A firm that has not done anything yet. */
const noProjects: Changes = Object.fromEntries(
  ['proj1', 'proj2'].flatMap((id) =>
    ['project.yaml', 'a.jpg', 'b.jpg'].map((file) => [`projects/${id}/${file}`, null]),
  ),
);

test.each<[string, Changes]>([
  [
    'a mistake in staff.yaml once, not again where its people are named',
    { 'about.yaml': byPlace, 'staff.yaml': replace('email: ola@', 'email: ola at ') },
  ],
  ['a fact in the name of a person', { 'staff.yaml': named('{fornavn 1}') }],
  [
    'a project that is named by a firm without projects',
    { ...noProjects, 'projects.yaml': 'title: Prosjekter\nlead: Våre bad.\nfeatured: proj1\n' },
  ],
])('explains %s', async (_, changes) => expect(await reportOn(changes)).toMatchSnapshot());

test.each<[string, Changes]>([
  ['the example', {}],
  ['a file that begins with a byte order mark', { 'projects.yaml': (text) => `\ufeff${text}` }],
  ['a note beside the projects', { 'projects/les.txt': 'x' }],
  ['people who are named by their place in staff.yaml', { 'about.yaml': byPlace }],
])('finds nothing wrong with %s', async (_, changes) => {
  expect(await reportOn(changes)).toBe('Innholdet i content er i orden.');
});

test('reports all mistakes at once, by file and line', async () => {
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
    'content/projects.yaml, linje 1',
    'content/staff.yaml, linje 6, staff → 1 → phone',
  ]);
  expect(text.endsWith('\n\nFant 5 feil i innholdet. Nettsiden kan ikke bygges.')).toBe(true);
});
