import { expect, test } from 'vitest';
import { exampleFirm } from '../../tests/support/example-content.ts';
import type { Firm } from './schema/firm.ts';
import type { Staff } from './schema/staff.ts';
import { makeFacts, fillMarkdown } from './facts.ts';
import { fillPlaceholders } from './placeholders.ts';

const firm: Firm = {
  ...exampleFirm,
  name: 'Fjære Bad AS',
  shortName: 'Fjære Bad',
  founded: 1999,
  email: 'post_bad@eksempelbad.example',
  openingHours: exampleFirm.openingHours.slice(0, 1),
};

const staff: Staff = {
  title: 'Ansatte',
  lead: 'Ring oss.',
  staff: [
    { name: 'Ola Nordmann', title: 'Murer', leader: false },
    { name: 'Kari Berg Nordmann', title: 'Takstmann', leader: true },
  ],
  others: ['Per Nordmann'],
};
const textsOf = (other: Partial<Firm> = {}) => makeFacts({ ...firm, ...other }, staff).texts;
const filled = (body: string, other: Partial<Firm> = {}) =>
  fillMarkdown(body, makeFacts({ ...firm, ...other }, staff));

test('facts are made of people, hours, address and providers', () => {
  expect(textsOf()).toMatchObject({
    kortnavn: 'Fjære Bad',
    stiftet: '1999',
    'daglig leder': 'Kari Berg Nordmann',
    ledertittel: 'Daglig leder',
    adresse: 'Eksempelveien 1, 0000 Eksempelby',
    åpningstider: 'mandag–fredag 07:00–16:00',
    'de som svarer': 'Ola og Kari',
    'antall ansatte': 'tre',
    skjemaleverandør: 'Leverandøren av skjematjenesten',
    drift: 'drift av nettsiden',
  });
  const chosen = {
    enquiries: { provider: 'formspree', isRead: true },
    host: { provider: 'cloudflare' },
  } as const;
  expect(textsOf(chosen)).toMatchObject({
    skjemaleverandør: 'Skjemaleverandøren Formspree',
    drift: 'drift av nettsiden (Cloudflare)',
    'overføring fra skjemaet': '',
    'overføring fra nettverten': expect.stringMatching(
      /^Cloudflare behandler IP-adressen din.* i USA\. Grunn/,
    ),
  });
});

test.each(['{telfon}', '{constructor}', '{}'])('%s is no fact and stays, which the check refuses', (text) => {
  const content = { points: [{ text }] };
  expect(fillPlaceholders(content, textsOf())).toEqual(content);
  expect(filled(text)).toBe(text);
});

test('turns phone and e-mail into links in Markdown, and escapes what Markdown would read as markup', () => {
  expect(filled('Ring {telefon} eller skriv til {epost}.')).toBe(
    'Ring [00 00 00 00](tel:+4700000000) eller skriv til ' +
      String.raw`[post\_bad@eksempelbad.example](mailto:post_bad@eksempelbad.example).`,
  );
  expect(filled('{firma}', { name: 'Bad * Flis' })).toBe(String.raw`Bad \* Flis`);
});

test('drops the lines of the privacy statement that apply only with, or only without, the map', () => {
  const body = 'Alltid\n- Kart {med kart}\n| a | b {med kart} |\nIkke kart. {uten kart}';
  expect(filled(body)).toBe('Alltid\n- Kart\n| a | b |');
  expect(filled(body, { map: false })).toBe('Alltid\nIkke kart.');
});

test.each([
  [
    { provider: 'formspree', basis: 'clauses' },
    '- Formspree behandler det du sender i kontaktskjemaet, også i USA. Grunnlaget er EUs',
  ],
  [{ provider: 'web3forms', basis: 'framework' }, 'EU–US Data Privacy Framework, som Web3Forms er med i'],
  [
    { provider: 'other', name: 'Skjema \\* AS', basis: 'inside' },
    String.raw`- Skjema \\\* AS behandler det du sender`,
  ],
  [{ provider: 'other', name: 'Skjema AS', basis: 'own', transfer: 'I Sveits.' }, '- I Sveits.'],
] as const)('the privacy statement says of %j: %s', (enquiries, sentence) => {
  const written = filled('- {overføring fra skjemaet}', { enquiries: { isRead: true, ...enquiries } });
  expect(written).toContain(sentence);
});

test('a list item without its fact is dropped', () =>
  expect(filled('- En\n- {overføring fra skjemaet}\n- To')).toBe('- En\n- To'));

test('breaks of Word within a paragraph stay breaks in a Markdown text', () =>
  expect(filled('En\u2028to\u2029tre\u200b')).toBe('En  \nto  \ntre'));
