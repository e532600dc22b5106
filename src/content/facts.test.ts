import { expect, test } from 'vitest';
import { exampleFirm } from '../../tests/support/example-content.ts';
import type { Firm } from './schema/firm.ts';
import { factsOf, fillMarkdown } from './facts.ts';
import { fillPlaceholders } from './placeholders.ts';

const firm: Firm = {
  ...exampleFirm,
  name: 'Fjære Bad AS',
  shortName: 'Fjære Bad',
  founded: 1999,
  email: 'post_bad@eksempelbad.example',
  openingHours: exampleFirm.openingHours.slice(0, 1),
};

const people = {
  staff: [{ name: 'Ola Nordmann' }, { name: 'Kari Berg Nordmann' }],
  others: ['Per Nordmann'],
};

test('makes facts of people, hours, address and providers', () => {
  expect(factsOf(firm, people)).toMatchObject({
    kortnavn: 'Fjære Bad',
    stiftet: '1999',
    'daglig leder': 'Ola Nordmann',
    ledertittel: 'Daglig leder',
    adresse: 'Eksempelveien 1, 0000 Eksempelby',
    åpningstider: 'mandag–fredag 07:00–16:00',
    'ansatt 2': 'Kari Berg Nordmann',
    'fornavn 2': 'Kari',
    'ansatt 3': '',
    'de som svarer': 'Ola og Kari',
    'antall ansatte': 'tre',
    skjemaleverandør: 'Leverandøren av skjematjenesten',
    drift: 'drift av nettsiden',
  });
  const chosen = {
    enquiries: { provider: 'formspree', isRead: true },
    host: { provider: 'cloudflare' },
  } as const;
  expect(factsOf({ ...firm, ...chosen }, people)).toMatchObject({
    skjemaleverandør: 'Skjemaleverandøren Formspree',
    drift: 'drift av nettsiden (Cloudflare)',
    'overføring fra skjemaet': '',
    'overføring fra nettverten': expect.stringMatching(
      /^Cloudflare behandler IP-adressen din.* i USA\. Grunn/,
    ),
  });
});

test.each(['{telfon}', '{constructor}', '{}'])('leaves %s, which the check refuses', (text) => {
  const content = { points: [{ text }] };
  expect(fillPlaceholders(content, factsOf(firm, people))).toEqual(content);
  expect(fillMarkdown(text, firm, people)).toBe(text);
});

test('turns phone and e-mail into links in Markdown, and escapes what Markdown would read as markup', () => {
  expect(fillMarkdown('Ring {telefon} eller skriv til {epost}.', firm, people)).toBe(
    'Ring [00 00 00 00](tel:+4700000000) eller skriv til ' +
      String.raw`[post\_bad@eksempelbad.example](mailto:post_bad@eksempelbad.example).`,
  );
  expect(fillMarkdown('{firma}', { ...firm, name: 'Bad * Flis' }, people)).toBe(String.raw`Bad \* Flis`);
});

test('drops the lines of the privacy statement that apply only with, or only without, the map', () => {
  const body = 'Alltid\n- Kart {med kart}\n| a | b {med kart} |\nIkke kart. {uten kart}';
  expect(fillMarkdown(body, firm, people)).toBe('Alltid\n- Kart\n| a | b |');
  expect(fillMarkdown(body, { ...firm, map: false }, people)).toBe('Alltid\nIkke kart.');
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
  const written = fillMarkdown(
    '- {overføring fra skjemaet}',
    { ...firm, enquiries: { isRead: true, ...enquiries } },
    people,
  );
  expect(written).toContain(sentence);
});

test('a list item without its fact is dropped', () =>
  expect(fillMarkdown('- En\n- {overføring fra skjemaet}\n- To', firm, people)).toBe('- En\n- To'));

test('breaks of Word within a paragraph stay breaks in a Markdown text', () =>
  expect(fillMarkdown('En\u2028to\u2029tre\u200b', firm, people)).toBe('En  \nto  \ntre'));
