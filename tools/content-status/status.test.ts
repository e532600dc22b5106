import { expect, test } from 'vitest';
import { picture, writeExample, type Changes } from '../../tests/support/example-content.ts';
import { readContent } from '../../src/content/read.ts';
import { readExample } from '../shared/example-content.ts';
import { contentStatus } from './status.ts';

const statusOf = async (changes: Changes) => {
  const content = await readContent(await writeExample(changes));
  const { lists, end } = contentStatus({ ...content, folder: 'content' }, await readExample());
  return lists + end;
};

test('lists what is filled in, what is missing, and pictures with advice', async () => {
  const status = await statusOf({
    'firm.yaml': (text) => text.replace('00 00 00 00', '99 99 99 99'),
    'hero/unused.png': await picture(4100),
  });
  expect(status).toContain('content/contact.yaml: 19 deres egne, 1 eksempelets\n');
  expect(status).toContain('hero/wide.jpg: 1600 × 10, ');
  expect(status).toContain('hero/unused.png: Brukes ikke.');
  expect(status).toContain('hero/unused.png: Større enn nødvendig');
  expect(status).toMatch(
    /\n12\d av 17\d opplysninger og tekster er deres egne; mangler: Register, Skjemaleverandør og Nettvert\./,
  );
  expect(status).not.toContain('logo.svg: Brukes ikke');
});

test('lists remnants of the example with advice, small pictures and mistakes', async () => {
  const status = await statusOf({
    'hero/wide.jpg': await picture(900),
    'contact.yaml': (text) => text.replace('hoursTitle: Åpningstider\n', ''),
  });
  expect(status).toMatch(/content\/firm\.yaml, linje \d+, address → street: «Eksempelveien 1» er oppdiktet/);
  expect(status).toMatch(
    /content\/firm\.yaml, linje \d+, certifications → 1: «Mesterbrev» påstår mesterbrev/,
  );
  expect(status).toContain('confirmed: [stiftet, navn, mesterbrev, fastpris, totalentreprise]');
  expect(status).toMatch(
    /SAMME ORD SOM EKSEMPELET[^]+openingHours → 1 → opens: «07:00»\n[^]+ord for ord som i eksempelet: .+ og \d+ i personvern.md\.$/,
  );
  expect(status).toContain('Et bilde som er minst 1600 piksler bredt.');
  expect(status).toContain('content/contact.yaml');
  expect(status).toMatch(/Fant \d+ feil/);
});

test('reports unreadable files as unknown, and a logo of a wrong type', async () => {
  const status = await statusOf({ 'firm.yaml': 'name: "Bø', 'brand/logo.png': await picture(100) });
  expect(status).toMatch(/FRA EKSEMPELET[^]+Ukjent til firm\.yaml kan leses/);
  expect(status).toContain(
    'brand/logo.png: Brukes ikke. Logoen må være en SVG-tegning som heter brand/logo.svg.',
  );
});
