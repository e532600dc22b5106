import { expect, test } from 'vitest';
import { picture, writeExample, type Changes } from '../../tests/support/example-content.ts';
import { findNotices } from './notices.ts';

const look = async (changes: Changes) => findNotices(await writeExample(changes));

test('each mistake is told where it is put right', async () => {
  const { mistakes } = await look({
    'firm.yaml': (text) => text.replace('phone: 00 00 00 00', 'phone: 12345678'),
    'projects/proj2/project.yaml': (text) =>
      text.replace('Dusjen bak glass', 'Badet sett fra døren').replace('featured: false', 'featured: true'),
    'projects/proj1/b.jpg': await picture(800),
  });
  expect(mistakes).toEqual([
    {
      file: 'firm.yaml',
      form: 'Firmaet',
      field: 'Telefon',
      message:
        'Fant tallet 12345678. Ventet: Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00. Sett anførselstegn rundt.',
      link: '/keystatic/singleton/firm#felt-phone',
    },
    expect.objectContaining({
      form: 'Prosjektet «Et bad»',
      field: 'Bilde 2 → Bilde',
      link: '/keystatic/collection/projects/item/proj1#felt-images.1.file',
    }),
    expect.objectContaining({
      field: 'Bilde 2 → Alt-tekst',
      message: expect.stringContaining('som også står på bilde 1'),
    }),
    expect.objectContaining({
      field: 'Vis stort',
      link: '/keystatic/collection/projects/item/proj2#felt-featured',
    }),
  ]);
});

test('what he should look over comes with it, and is not told twice', async () => {
  const { mistakes, warnings, demo } = await look({
    'projects/proj1/ubrukt.jpg': await picture(1300),
    'projects/proj1/b.jpg': await picture(800),
    'firm.yaml': (text) => text.replace(/^email: .*$/m, 'email: post@firma.no'),
  });
  expect(mistakes).toHaveLength(1);
  expect(warnings.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    ': «projects/proj1/ubrukt.jpg»: Brukes ikke.',
    expect.stringMatching(/^Bilde 1 → Alt-tekst: Alt-teksten «Badet sett fra døren» står i flere prosjekter/),
    expect.stringMatching(/^Bilde 2 → Alt-tekst: Alt-teksten «Dusjen bak glass»/),
    'Register: Register er ikke fylt ut.',
    'Skjemaleverandør: Skjemaleverandør er ikke fylt ut.',
    expect.stringMatching(/er ikke fylt ut\.$/),
  ]);
  expect(demo).toContainEqual({
    file: 'firm.yaml',
    form: 'Firmaet',
    field: 'Firmanavn',
    message: '«Eksempelbad AS» er fra eksempelet.',
    link: '/keystatic/singleton/firm#felt-name',
  });
  expect(demo.some(({ field }) => field === 'E-post')).toBe(false);
});

test('no featured project is told of where all projects are', async () => {
  const { mistakes } = await look({
    'projects/proj1/project.yaml': (text) => text.replace('featured: true', 'featured: false'),
  });
  expect(mistakes).toEqual([
    {
      file: 'projects',
      form: 'Prosjektene',
      field: 'Vis stort',
      message: 'Ingen prosjekter vises stort. Slå på «Vis stort» på det som skal stå øverst.',
      link: '/keystatic/collection/projects',
    },
  ]);
});

test('a file that cannot be read names its line', async () => {
  const { mistakes } = await look({ 'staff.yaml': (text) => text.replace('title: ', 'title: "') });
  expect(mistakes[0]).toMatchObject({ file: 'staff.yaml', field: '', link: '/keystatic/singleton/staff' });
  expect(mistakes[0]?.message).toMatch(/^Linje 1\. Fant /);
});
