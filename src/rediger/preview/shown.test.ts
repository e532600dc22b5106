import { expect, it } from 'vitest';
import { fileSchema } from '../schema.ts';
import { asRead } from './shown.ts';

const show = (file: string, value: unknown) =>
  asRead(fileSchema(file), value, { telefon: '00 00 00 00' }, (name) => `bilde:${name}`);

it('facts are filled in, at any depth, and one that is half written stays as it is', () => {
  expect(
    show('contact.yaml', { title: 'Ring {tele', cards: { phone: { badge: '{telefon}' } } }),
  ).toMatchObject({
    title: 'Ring {tele',
    cards: { phone: { badge: '00 00 00 00' } },
  });
});

it('what must be there is, also before somebody writes it, and what may be missing says what its absence means', () => {
  expect(show('projects.yaml', { title: 'Prosjekter', featured: '' })).toEqual({
    title: 'Prosjekter',
    lead: undefined,
    featured: undefined,
    order: [],
  });
  const person = { name: 'Ola', photo: {} };
  expect(show('staff.yaml', { staff: [person] })).toMatchObject({
    staff: [{ photo: undefined }],
    others: [],
  });
});

it('pictures and logos are imported, one that is not chosen yet too', () => {
  const cards = [{ kind: 'partner', logo: 'about/ror.svg' }];
  expect(show('about.yaml', { pictures: [{ alt: 'Bad' }], credentials: { cards } })).toMatchObject({
    pictures: [{ file: 'bilde:', alt: 'Bad' }],
    credentials: { cards: [{ logo: 'bilde:about/ror.svg' }] },
  });
});
