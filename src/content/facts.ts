import { z } from 'zod';
import { type Content, fileOf } from './content.ts';
import { type Firm, firmSchema } from './schema/firm.ts';
import { addressLine, emailLink, firstName, hoursPhrase, numberWord, phoneLink } from './format.ts';
import { staffSchema } from './schema/staff.ts';

/** The people that texts may name. */
type People = { staff: readonly { name: string }[]; others: readonly string[] };

type Fact = (firm: Firm, people: People) => string;

/** The facts of `firm.yaml` and `staff.yaml` that a text may name between braces, such as `{telefon}`. */
const facts: Record<string, Fact> = {
  firma: (firm) => firm.name,
  kortnavn: (firm) => firm.shortName,
  stiftet: (firm) => String(firm.founded),
  orgnr: (firm) => firm.organisationNumber,
  'daglig leder': (firm) => firm.managingDirector,
  ledertittel: (firm) => firm.directorTitle,
  telefon: (firm) => firm.phone,
  epost: (firm) => firm.email,
  adresse: (firm) => addressLine(firm.address),
  område: (firm) => firm.serviceArea,
  åpningstider: (firm) => hoursPhrase(firm.openingHours),
  // As many as `about.yaml` may have cards of.
  ...Object.fromEntries(
    [1, 2, 3].flatMap((place): [string, Fact][] => {
      const name: Fact = (_, { staff }) => staff[place - 1]?.name ?? '';
      return [
        [`ansatt ${place}`, name],
        [`fornavn ${place}`, (firm, people) => firstName(name(firm, people))],
      ];
    }),
  ),
  'de som svarer': (_, { staff }) =>
    new Intl.ListFormat('nb').format(staff.map(({ name }) => firstName(name))),
  'antall ansatte': (_, { staff, others }) => numberWord(staff.length + others.length),
  // Each reads well with and without the name, at the place where the privacy statement has it.
  skjemaleverandør: ({ formProvider: name }) =>
    name === undefined ? 'Leverandøren av skjematjenesten' : `Skjemaleverandøren ${name}`,
  skjematjeneste: ({ formProvider: name = '' }) => `Skjematjenesten ${name}`.trim(),
  drift: ({ host }) => (host === undefined ? 'drift av nettsiden' : `drift av nettsiden (${host})`),
};

/** The Norwegian names of the facts. */
export const factNames = Object.keys(facts);

/** Each fact by its Norwegian name. */
export const factsOf = (firm: Firm, people: People): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(firm, people)]));

/** What the texts of a content folder may name, or nothing while `firm.yaml` or `staff.yaml` has mistakes. */
export function knownFacts(content: Pick<Content, 'files'>) {
  const firm = firmSchema.safeParse(fileOf(content, 'firm.yaml').value).data;
  const staff = staffSchema(z.unknown()).safeParse(fileOf(content, 'staff.yaml').value).data;
  return firm && staff && { firm, staff, facts: factsOf(firm, staff) };
}

const placeholder = /\{([^{}\n]*)\}/g;

/** Names of the placeholders in a text, in the order they stand in. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Replaces the placeholders in every string of a content entry. One that is not among the facts is an Error. */
export const fillPlaceholders = <T>(content: T, facts: Record<string, string>): T =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillText(value, facts) : value,
  );

/** A text without the marks of lines that hold only with the map, or only without it. */
export const withoutMapMarks = (text: string) => text.replaceAll(/ *\{(med|uten) kart\}/g, '');

/**
 * Replaces the placeholders in a Markdown text; phone and e-mail become links. Lines that end with `{med kart}` or
 * `{uten kart}` stay only where the firm shows a map, or shows none.
 */
export function fillMarkdown(body: string, firm: Firm, people: People): string {
  const escaped = Object.entries(factsOf(firm, people)).map(([name, value]) => [name, escapeMarkdown(value)]);
  const telefon = `[${firm.phone}](${phoneLink(firm.phone)})`;
  const epost = `[${escapeMarkdown(firm.email)}](${emailLink(firm.email)})`;
  const other = `{${firm.map ? 'uten' : 'med'} kart}`;
  const kept = body.split('\n').filter((line) => !line.includes(other));
  return fillText(withoutMapMarks(kept.join('\n')), { ...Object.fromEntries(escaped), telefon, epost });
}

function fillText(text: string, facts: Record<string, string>): string {
  return text.replace(placeholder, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`Ukjent innfelt opplysning: {${name}}`);
    return fact;
  });
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`);
