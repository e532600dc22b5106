import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { firmSchema, type Firm } from '../../src/content/schema/firm.ts';
import { addressLine, firstName, internationalPhone } from '../../src/content/format.ts';
import { singleFiles } from '../../src/content/schema/files.ts';
import { buildFolder } from '../../tests/support/build-folder.ts';
import { copyWithOtherFacts } from '../../tests/support/copy-content.ts';
import { otherFirm, otherStaff } from '../../tests/support/other-facts.ts';

/*
 * Builds a copy of the content in which every fact of the firm is another, and looks through all that was built. An old
 * fact that is found stands somewhere it should be fetched from firm.yaml or staff.yaml with a placeholder.
 */
const original = fileURLToPath(new URL('../../tests/content', import.meta.url));
const read = (name: string): unknown => parse(readFileSync(join(original, name), 'utf8'));
const oldFirm = firmSchema.parse(read('firm.yaml'));
const oldStaff = singleFiles['staff.yaml'].parse(read('staff.yaml'));

const publicDemo = { DEPLOY: '1', ALLOW_DEMO: '1', PUBLIC_FORM_ENDPOINT: 'https://forms.fjordflis.test' };

let folders: string[] = [];

/** The build with the map, and the one without it, which is a demo as well. */
let files: TextFiles = {};
let withoutMap: TextFiles = {};

beforeAll(async () => {
  files = await buildCopy({ map: true });
  withoutMap = await buildCopy({ map: false }, publicDemo);
}, 240_000);

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const texts = ['.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.svg'];

/** Tells of every file of the content that a build reads more than once. */
const counter = new URL('../../tests/support/count-reads.ts', import.meta.url).href;

/** The text files of a build by name; what stands in binary ones cannot be read by machine. */
type TextFiles = Record<string, string>;

async function buildCopy(
  options: { map: boolean },
  variables: Record<string, string> = {},
): Promise<TextFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'opplysninger-'));
  folders = [...folders, folder];
  await copyWithOtherFacts(original, join(folder, 'content'), options);
  const counted = { NODE_OPTIONS: `--import ${counter}` };
  expect(buildFolder(folder, { SITE_URL: otherFirm.website, ...counted, ...variables })).toEqual({
    ok: true,
    output: expect.stringMatching(/^READS \{"files":1\d,"often":\[\]\}$/),
  });
  const names = globSync('**/*', { cwd: join(folder, 'dist') }).filter(
    (name) => name === '_headers' || texts.includes(extname(name)),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, 'dist', name), 'utf8').replaceAll('<!-- -->', '')]),
  );
}

type PeopleFacts = Pick<z.output<(typeof singleFiles)['staff.yaml']>, 'staff' | 'others'>;

/**
 * Every form in which a firm's facts can stand. Certifications and the titles of people are left out: other texts rightly
 * speak of them in their own words («Vi er våtromssertifisert», «Daglig leder»). So are years of copyright and weekdays,
 * which stand in other connections too; the tests of the new facts cover them.
 */
function formsOf(firm: Firm, { staff, others }: PeopleFacts): string[] {
  const phones = [firm.phone, ...staff.flatMap(({ phone = [] }) => phone)];
  const names = [firm.managingDirector, ...staff.map(({ name }) => name), ...others];
  return [
    firm.name,
    firm.shortName,
    String(firm.founded),
    firm.organisationNumber,
    firm.organisationNumber.replaceAll(' ', ''),
    ...(firm.register === undefined ? [] : [firm.register]),
    ...phones,
    ...phones.map(internationalPhone),
    firm.email,
    ...staff.flatMap(({ email = [] }) => email),
    firm.address.street,
    `${firm.address.postcode} ${firm.address.city}`,
    firm.address.city,
    new URL(firm.website).hostname,
    ...firm.social,
    firm.serviceArea,
    ...firm.openingHours.flatMap(({ opens, closes }) => [opens, closes].filter((time) => time !== undefined)),
    ...names,
    ...names.map(firstName),
    firm.tagline,
    firm.description,
    ...(firm.demoNotice === undefined ? [] : [firm.demoNotice]),
    `© ${firm.copyrightYear}`,
  ];
}

/** Finds a text as a word of its own: numbers are not looked for inside longer ones, nor names inside words. */
const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'u');

test('changes every fact, so that no new one is forgotten', () => {
  expect(Object.keys(otherFirm)).toEqual(
    expect.arrayContaining(Object.keys(firmSchema.shape).filter((key) => key !== 'demoNotice')),
  );
  const unchanged = formsOf(oldFirm, oldStaff).filter((form) =>
    formsOf(otherFirm, otherStaff).includes(form),
  );
  expect(unchanged).toEqual([]);
});

test('no old fact is left anywhere in the build', () => {
  const left = Object.entries(files).flatMap(([name, text]) =>
    formsOf(oldFirm, oldStaff)
      .filter((form) => asWord(form).test(text))
      .map((form) => `${name}: ${form}`),
  );
  expect(left).toEqual([]);
});

const pages = ['index.html', 'personvern.html', '404.html'];

/** Parts of pages: the page that the part is looked for in first, and the marks that it lies between. */
const parts = {
  title: ['index.html', '<title', '</title>'],
  header: ['index.html', '<header', '</header>'],
  footer: ['index.html', '<footer', '</footer>'],
  about: ['index.html', 'id="om-oss"', 'id="tjenester"'],
  staff: ['index.html', 'id="ansatte"', 'id="kontakt"'],
  contact: ['index.html', 'id="kontakt"', '<footer'],
  statement: ['personvern.html', '<main', '</main>'],
} as const;

function part(name: keyof typeof parts, page: string = parts[name][0]) {
  const [, from, to] = parts[name];
  const text = files[page] ?? '';
  const start = text.indexOf(from);
  expect(start).toBeGreaterThan(-1);
  return text.slice(start, text.indexOf(to, start));
}

const phone = ['href="tel:+4711122333"', '111 22 333'];
const email = 'href="mailto:hei@fjordflis.test"';
const hours = ['Tirsdag–torsdag', '08:15–14:45', 'Fredag', 'Bare telefon', 'Mandag', 'Lukket'];
const social = ['"https://www.facebook.com/fjordflis.test"', '"https://www.instagram.com/fjordflis.test"'];
const claims = ['Prøvegodkjenning A', 'Prøvegodkjenning B', '123 456 789'];
const people = otherStaff.staff.flatMap(({ name, title, phone: number, email: address }) => [
  ...[name, title, number!],
  `tel:${internationalPhone(number!)}`,
  `mailto:${address}`,
]);

test.each<[keyof typeof parts, string[], string[]?]>([
  ['title', ['Fjordflis'], pages],
  ['header', [...phone, email, ...social, 'Prøvegata 7, 4321 Nyvik', 'Fjordflis'], pages],
  ['footer', [...phone, email, ...hours, 'Prøvegata 7', '4321 Nyvik', ...claims, 'Testregisteret'], pages],
  ['footer', ['Flisfolk fra 1987', 'Vi fliser for alle, fra Nordvik i nord til Sydvik i sør.'], pages],
  ['footer', ['© 2031 Fjordflis Bad AS. Innehaver: Berit Solvang.'], pages],
  ['contact', [...phone, ...hours, email, ...claims]],
  ['contact', [`query=${encodeURIComponent(addressLine(otherFirm.address))}`]],
  // The first line of the hours that has times, beside the phone number.
  ['contact', ['Tirsdag–torsdag 08:15–14:45']],
  ['about', ['siden 1987', 'Berit Solvang', 'Ring Berit', 'tel:+4712345678', 'Hauk Lien', 'Ring Hauk']],
  ['staff', ['Vi er fem i Fjordflis. Berit og Hauk', ...people, ...otherStaff.others]],
  ['statement', [...phone, email, 'Fjordflis Bad AS, org.nr. 123 456 789']],
  ['statement', ['Innehaver Berit Solvang', 'Prøvegata 7, 4321 Nyvik']],
  // Who receives the form, and who runs the site.
  ['statement', ['Skjemaleverandøren Prøveskjema</strong> tar imot', 'drift av nettsiden (Prøvedrift)']],
  ['statement', ['Skjemaleverandøren Prøveskjema</strong> kan behandle']],
  ['statement', ['Skjematjenesten Prøveskjema</strong> tar imot']],
])('the %s has %s', (name, facts, on = [parts[name][0]]) => {
  for (const page of on) for (const fact of facts) expect(part(name, page)).toContain(fact);
});

test('a project does not count among the rest the picture that it shows large', () =>
  expect(files['index.html']).toMatch(/>\+3<span [^>]*> bilder\. Vis bilde 5 av 8</));

describe('without the map', () => {
  const pageText = (page: string) => (withoutMap[page] ?? '').replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');

  test('no page asks for consent or keeps room for the question', () => {
    for (const page of pages) {
      expect(pageText(page)).not.toMatch(/samtykkeinnstillinger|Vil du se kartet/i);
      // Without this mark the styles keep no room, and the script before the first paint asks nothing.
      expect(withoutMap[page]).not.toMatch(/<html[^>]*data-consent/);
    }
  });

  test('no frame is allowed, by header or page: the default of the policy holds', () => {
    for (const name of ['_headers', ...pages]) {
      const [policy, ...others] = policies(withoutMap[name]);
      expect(others).toEqual([]);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).not.toMatch(/frame-src|child-src|google/);
    }
  });

  test('the contact section has the address and a plain link', () => {
    expect(pageText('index.html')).toContain('Her finner du oss');
    expect(pageText('index.html')).toContain('https://www.google.com/maps');
    expect(pageText('index.html')).not.toContain('Interaktivt kart');
  });

  test('the privacy statement says nothing of map and consent to it', () => {
    const statement = pageText('personvern.html');
    expect(statement).not.toMatch(/cookieConsent|Vise kart|Samtykkevalg|godtar kartet|\{(med|uten) kart\}/);
    expect(statement).toContain('Skjemaleverandøren Prøveskjema</strong> kan behandle');
    expect(statement).toContain('trekke samtykket når som helst ved å skrive til oss. Det vi gjorde');
    expect(statement).not.toContain('Google');
  });
});

/** The security policies of pages that a text has, as a header or in a `<meta>`; pictures have another. */
const policies = (text = '') => text.replaceAll('&#39;', "'").match(/default-src[^\n"]*/g) ?? [];

test('only a demo says so, on every page, and asks search engines to leave it out', () => {
  for (const page of pages) {
    expect(withoutMap[page]).toMatch(/<html [^>]*data-demo.*<header.*<p[^>]*>Demo<\/p>.*<\/header>/s);
    expect(withoutMap[page]).toContain('<meta name="robots" content="noindex">');
    expect(files[page]).not.toMatch(/<html [^>]*data-demo|>Demo<\/p>/);
  }
  expect(files['index.html']).not.toContain('noindex');
});
