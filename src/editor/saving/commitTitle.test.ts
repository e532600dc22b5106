import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../../tests/editor/draft.ts';
import { itemsAt, valueAt, withValue, type FieldPath } from '../../content/values.ts';
import { fieldsOf, type Values } from '../values.ts';
import { fieldChanges } from './fieldChanges.ts';
import { commitTitle } from './commitTitle.ts';

const { values: example } = exampleSnapshot();

const hours = [
  { from: 'mandag', to: 'torsdag', opens: '07:00', closes: '16:00' },
  { from: 'fredag', opens: '07:00', closes: '15:00' },
  { from: 'lørdag', text: 'Etter avtale' },
  { from: 'søndag', text: 'Stengt' },
];
const photo = { file: 'hero/ny.jpg', alt: 'Dusj med grønne fliser', focus: {} };

test.each<[FieldPath, (now: unknown) => unknown, string]>([
  [['firm.yaml', 'openingHours'], () => hours, 'Åpningstider: fredag 07:00–15:00'],
  [['staff.yaml', 'title'], () => 'Folkene', 'Ansatte → Overskrift: Folkene'],
  [
    ['staff.yaml', 'staff'],
    (now) => [...itemsAt(now), { name: 'Ida Ås', title: 'Flislegger' }],
    'Ansatte med telefon eller e-post: la til Ida Ås',
  ],
  [['staff.yaml', 'others'], (now) => [...itemsAt(now), 'Kari Ås'], 'Andre ansatte: la til Kari Ås'],
  [['staff.yaml', 'others'], (now) => itemsAt(now).slice(1), 'Andre ansatte: slettet Per Nordmann'],
  [
    ['hero.yaml', 'pictures', 0],
    () => photo,
    'Toppen av forsiden → Bilder: nytt bilde, «Dusj med grønne fliser»',
  ],
  [['brand/brand.yaml', 'logo'], () => '8a0c.svg', 'Logo: nytt bilde'],
  [['projects.yaml', 'order'], (now) => itemsAt(now).toReversed(), 'Ny rekkefølge: Prosjektene'],
  [['projects/proj1/project.yaml', 'title'], () => 'Bad i skifer', '«Bad i skifer» → Navn: Bad i skifer'],
  [
    ['projects/proj4/project.yaml', 'mainImage'],
    () => '1.jpg',
    '«Marmorbad med frittstående kar» → Hovedbilde: Frittstående kar foran vinduet, med kran i messing',
  ],
  [
    ['firm.yaml', 'host'],
    () => ({ provider: 'other', basis: 'framework' }),
    'Nettverten: En annen USA, etter EU–US Data Privacy Framework',
  ],
  [['firm.yaml', 'tagline'], () => undefined, 'Slagord: slettet Badspesialisten siden 2009'],
  [
    ['hero.yaml', 'claims'],
    (now) => withValue(itemsAt(now).toReversed(), [0, 'text'], 'Helt fast.'),
    'Toppen av forsiden → Totalentreprise → Tekst: Helt fast.; Ny rekkefølge: Løfter',
  ],
  [
    ['personvern.md', 'body'],
    (now) =>
      String(now).replace('## Sikkerhet\n', '## Sikkerhet\n\nVi bruker **alltid** [lås](/#kontakt).\n'),
    'Personvern → Sikkerhet: la til Vi bruker alltid lås.',
  ],
  [
    ['personvern.md', 'body'],
    (now) => `${String(now)}\n\n## Ny del\n\n- Ett`,
    'Personvern: la til Ny del, Ett',
  ],
  [['staff.yaml', 'staff', 0, 'about'], () => 'Alt', 'Ansatte → Ola Nordmann → Om oss: Alt'],
  [['projects/proj4/project.yaml'], () => undefined, 'Slettet prosjektet «Marmorbad med frittstående kar»'],
])('names a change at %j by what was changed', (field, change, title) => {
  expect(commitTitle(example, withValue(example, field, change(valueAt(example, ...field))) as Values)).toBe(
    title,
  );
});

test('names three changes, and counts the others', () => {
  const changes = { phone: '912 34 567', founded: 2010, shortName: 'Badet', tagline: 'Bad fra 2010' };
  const firm = { ...fieldsOf(example, 'firm.yaml'), ...changes };
  expect(commitTitle(example, { ...example, 'firm.yaml': firm })).toMatch(/^[^;]+; [^;]+; [^;]+; og 1 til$/);
});

test('tells of a removed logo by its field alone', () => {
  const { 'brand/logo.svg': _, ...others } = example;
  const after = withValue(others, ['brand/brand.yaml', 'logo'], undefined) as Values;
  expect(fieldChanges(example, after)).toMatchObject([
    { node: { label: 'Logo' }, before: 'et annet bilde', after: 'ingen logo' },
  ]);
});
