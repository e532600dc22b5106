import { expect, test } from 'vitest';
import type { Firm } from './firm.ts';
import { factsOf, fillMarkdown, fillPlaceholders, placeholdersIn } from './placeholders.ts';

const firm: Firm = {
  name: 'Fjære Bad AS',
  shortName: 'Fjære Bad',
  founded: 1999,
  organisationNumber: '000 000 000',
  managingDirector: 'Ola Nordmann',
  phone: '00 00 00 00',
  email: 'post_bad@eksempelbad.example',
  address: { street: 'Eksempelveien 1', postcode: '0000', city: 'Eksempelby' },
  website: 'https://www.eksempelbad.example',
  facebook: 'https://www.facebook.com/',
  serviceArea: 'fra Arendal til Risør',
  openingHours: [{ from: 'mandag', to: 'fredag', opens: '07:00', closes: '16:00' }],
  certifications: ['Mesterbrev'],
  tagline: 'Siden {stiftet}',
  description: 'Vi arbeider {område}.',
  copyrightYear: 2024,
  pictureHosts: [],
};

test('names every fact', () => {
  expect(factsOf(firm)).toEqual({
    firma: 'Fjære Bad AS',
    kortnavn: 'Fjære Bad',
    stiftet: '1999',
    orgnr: '000 000 000',
    'daglig leder': 'Ola Nordmann',
    telefon: '00 00 00 00',
    epost: 'post_bad@eksempelbad.example',
    adresse: 'Eksempelveien 1, 0000 Eksempelby',
    område: 'fra Arendal til Risør',
    åpningstider: 'mandag–fredag 07:00–16:00',
  });
});

test('fills strings at every depth and leaves the rest', () => {
  const content = {
    title: '{firma}',
    points: [{ text: 'Siden {stiftet}, {område}.' }],
    featured: true,
    x: 50,
  };
  expect(fillPlaceholders(content, factsOf(firm))).toEqual({
    title: 'Fjære Bad AS',
    points: [{ text: 'Siden 1999, fra Arendal til Risør.' }],
    featured: true,
    x: 50,
  });
});

test('fills the facts file itself', () => {
  expect(fillPlaceholders(firm, factsOf(firm))).toMatchObject({
    tagline: 'Siden 1999',
    description: 'Vi arbeider fra Arendal til Risør.',
  });
});

test('never reads a property of an imported picture', () => {
  const picture = new Proxy(
    { src: '/_astro/0.jpg', width: 1, height: 1, format: 'jpg' },
    {
      get: () => {
        throw new Error('read');
      },
    },
  );
  expect(fillPlaceholders({ picture }, {}).picture).toBe(picture);
});

test.each(['{telfon}', '{constructor}', '{}'])('refuses %s', (text) => {
  expect(() => fillPlaceholders({ text }, factsOf(firm))).toThrow(`Ukjent innfelt opplysning: ${text}`);
  expect(() => fillMarkdown(text, firm)).toThrow(`Ukjent innfelt opplysning: ${text}`);
});

test('turns phone and e-mail into links in Markdown, and escapes what Markdown would read as markup', () => {
  expect(fillMarkdown('Ring {telefon} eller skriv til {epost}.', firm)).toBe(
    String.raw`Ring [00 00 00 00](tel:+4700000000) eller skriv til [post\_bad@eksempelbad.example](mailto:post_bad@eksempelbad.example).`,
  );
  expect(fillMarkdown('{firma}', { ...firm, name: 'Bad * Flis' })).toBe(String.raw`Bad \* Flis`);
});

test('finds the names in a text', () => {
  expect(placeholdersIn('{firma} og {daglig leder}, men ikke { alene')).toEqual(['firma', 'daglig leder']);
});
