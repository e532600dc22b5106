import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askRegister } from './register.ts';

/** The documented fields that are read, of a firm that cannot exist. */
const entity = {
  navn: 'PRØVEFIRMA FLIS OG FUGE AS',
  stiftelsesdato: '2001-02-03',
  registrertIForetaksregisteret: true,
  registrertIMvaregisteret: true,
  forretningsadresse: { postnummer: '0000', poststed: 'PRØVESTAD I NORD', adresse: ['PRØVEVEIEN 0B'] },
};
const role = (kode: string, fornavn: string, fratraadt = false) => ({
  type: { kode },
  roller: [{ person: { navn: { fornavn, etternavn: "O'PRØVE" } }, fratraadt }],
});

/** Answers by the path after the firm's number. */
let answers: Record<string, { status?: number; body?: unknown }>;

beforeEach(() => {
  answers = {
    '': { body: entity },
    '/roller': {
      body: { rollegrupper: [role('STYR', 'STYRE'), role('DAGL', 'GAMMEL', true), role('DAGL', 'LEA')] },
    },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { status = 200, body = {} } = answers[url.replace(/.*\/enheter\/999999999/, '')] ?? { status: 404 };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('gives the facts of a firm in title case', async () => {
  expect(await askRegister('999999999')).toEqual({
    facts: {
      name: 'Prøvefirma Flis og Fuge AS',
      shortName: 'Prøvefirma Flis og Fuge',
      street: 'Prøveveien 0B',
      postcode: '0000',
      city: 'Prøvestad i Nord',
      founded: '2001',
      managingDirector: "Lea O'Prøve",
      register: 'MVA, Foretaksregisteret',
    },
  });
});

it('uses the owner of a sole proprietorship as its director', async () => {
  answers['/roller'] = { body: { rollegrupper: [role('INNH', 'KIM')] } };
  answers[''] = { body: { ...entity, navn: 'Flis & Fuge as', organisasjonsform: { kode: 'ENK' } } };
  expect(await askRegister('999999999')).toMatchObject({
    facts: { name: 'Flis & Fuge as', managingDirector: "Kim O'Prøve", directorTitle: 'Innehaver' },
  });
});

it.each([
  ['an unknown number', { '': { status: 404 } }],
  ['a deleted firm', { '': { body: { navn: 'X', slettedato: '2020-01-01' } } }],
  ['an error of the register', { '': { status: 503 } }],
])('returns a notice and no facts for %s', async (_, changed) => {
  Object.assign(answers, changed);
  const notice = 'Fikk ikke noe svar om 999 999 999 fra Enhetsregisteret. Fyll inn opplysningene selv.';
  expect(await askRegister('999999999')).toEqual({ facts: {}, notice });
});

it('keeps the facts of a firm without roles', async () => {
  delete answers['/roller'];
  const { facts, notice } = await askRegister('999999999');
  expect(facts.name).toBe('Prøvefirma Flis og Fuge AS');
  expect(notice).toContain('ingen leder');
});
