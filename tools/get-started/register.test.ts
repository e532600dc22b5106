import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOrganisationNumber } from './questions.ts';
import { askRegister, titleCase } from './register.ts';

/** The documented fields that are read, of a firm that cannot exist. */
const entity = {
  navn: 'PRØVEFIRMA FLIS OG FUGE AS',
  stiftelsesdato: '2001-02-03',
  registrertIForetaksregisteret: true,
  registrertIMvaregisteret: true,
  forretningsadresse: { postnummer: '0000', poststed: 'PRØVESTAD I NORD', adresse: ['PRØVEVEIEN 0'] },
};
const role = (kode: string, fornavn: string, fratraadt = false) => ({
  type: { kode },
  roller: [{ person: { navn: { fornavn, etternavn: 'PRØVESEN' } }, fratraadt }],
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
  const names = { name: 'Prøvefirma Flis og Fuge AS', shortName: 'Prøvefirma Flis og Fuge' };
  const address = { street: 'Prøveveien 0', postcode: '0000', city: 'Prøvestad i Nord' };
  expect(await askRegister('999999999')).toEqual({
    facts: {
      ...names,
      ...address,
      founded: '2001',
      managingDirector: 'Lea Prøvesen',
      register: 'MVA, Foretaksregisteret',
    },
  });
});

it('uses the owner of a sole proprietorship as its director', async () => {
  answers['/roller'] = { body: { rollegrupper: [role('INNH', 'KIM')] } };
  answers[''] = { body: { ...entity, organisasjonsform: { kode: 'ENK' } } };
  expect(await askRegister('999999999')).toMatchObject({
    facts: { managingDirector: 'Kim Prøvesen', directorTitle: 'Innehaver' },
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

it.each([
  ['999999999', true],
  ['999999998', false],
  ['000000000', false],
])('%s can be an organisation number: %s', (digits, expected) =>
  expect(isOrganisationNumber(digits)).toBe(expected),
);

it.each([
  ['Flis & Fuge as', 'Flis & Fuge as'],
  ["KIM O'PRØVE", "Kim O'Prøve"],
  ['PRØVEVEIEN 0B', 'Prøveveien 0B'],
])('writes the %s of the register as %s', (capitals, written) => expect(titleCase(capitals)).toBe(written));
