import type { Firm } from './schema/firm.ts';
import { hasGap } from './gaps.ts';
import { withoutInvisible } from './invisible.ts';
import { providerName, transferSentence } from './providers.ts';
import { fillText } from './placeholders.ts';
import { addressLine, firstName, hoursPhrase, numberWord, phoneLink } from './format.ts';
import { leaderOf, type Staff } from './schema/staff.ts';
import { emailLink } from './email.ts';

type Fact = (firm: Firm, staff: Staff) => string;

/** Facts of `firm.yaml` and `staff.yaml` by the names that texts use, such as `{telefon}`. */
const readers: Record<string, Fact> = {
  firma: (firm) => firm.name,
  kortnavn: (firm) => firm.shortName,
  stiftet: ({ founded }) => String(founded ?? ''),
  orgnr: (firm) => firm.organisationNumber,
  'daglig leder': (_, staff) => leaderOf(staff)?.name ?? '',
  ledertittel: (firm) => firm.directorTitle,
  telefon: (firm) => firm.phone,
  epost: (firm) => firm.email,
  adresse: (firm) => addressLine(firm.address),
  poststed: (firm) => firm.address.city,
  område: ({ serviceArea = '' }) => serviceArea,
  åpningstider: (firm) => hoursPhrase(firm.openingHours),
  'de som svarer': (_, { staff }) =>
    new Intl.ListFormat('nb').format(staff.map(({ name }) => firstName(name))),
  'antall ansatte': (_, { staff, others }) => numberWord(staff.length + others.length),
  // Phrases of the privacy statement that work with and without the name.
  skjemaleverandør: ({ enquiries }) =>
    enquiries ? `Skjemaleverandøren ${providerName(enquiries)}` : 'Leverandøren av skjematjenesten',
  skjematjeneste: ({ enquiries }) => `Skjematjenesten ${providerName(enquiries)}`.trim(),
  drift: ({ host }) => (host ? `drift av nettsiden (${providerName(host)})` : 'drift av nettsiden'),
  'overføring fra skjemaet': ({ enquiries }) =>
    transferSentence(enquiries, 'det du sender i kontaktskjemaet,'),
  'overføring fra nettverten': ({ host }) =>
    transferSentence(host, 'IP-adressen din, og hvilke sider du åpner,'),
};

/** What texts may name, and whose it is. */
export interface Facts {
  firm: Firm;
  staff: Staff;
  /** The text of each fact by its name; empty where the firm has none. */
  texts: Readonly<Record<string, string>>;
}

/** Names that texts may use in braces. */
export const factNames = Object.keys(readers);

/** The facts of a firm. */
export const factsOf = (firm: Firm, staff: Staff): Facts => ({
  firm,
  staff,
  texts: Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(firm, staff)])),
});

/** The mark of lines that this firm's page leaves out. */
export const unusedMark = ({ map }: Firm) => `{${map ? 'uten' : 'med'} kart}`;

/** Removes the marks of lines that apply only with, or only without, the map. */
export const withoutMapMarks = (text: string) => text.replaceAll(/ *\{(med|uten) kart\}/g, '');

/**
 * Replaces the placeholders in a Markdown text; phone and e-mail become links. A line with `{med kart}` is
 * dropped for a firm without the map, one with `{uten kart}` for a firm with it, one with a gap always, and a
 * list item that is nothing but an empty fact.
 */
export function fillMarkdown(body: string, { firm, texts }: Facts): string {
  const escaped = Object.entries(texts).map(([name, value]) => [name, escapeMarkdown(value)]);
  const telefon = `[${firm.phone}](${phoneLink(firm.phone)})`;
  const epost = `[${escapeMarkdown(firm.email)}](${emailLink(firm.email)})`;
  const other = unusedMark(firm);
  const isEmpty = (line: string) => texts[/^- \{([^{}]+)\}$/.exec(line.trim())?.[1] ?? ''] === '';
  // Two spaces before its end make a line a line in Markdown, and at the end of a paragraph nothing.
  const kept = withoutInvisible(body, '  \n')
    .split('\n')
    .filter((line) => !line.includes(other) && !hasGap(line) && !isEmpty(line));
  return fillText(withoutMapMarks(kept.join('\n')), { ...Object.fromEntries(escaped), telefon, epost });
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`);
