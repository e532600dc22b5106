import type { Firm } from './schema/firm.ts';
import { hasGap } from './gaps.ts';
import { withoutInvisible } from './invisible.ts';
import { providerName, transferSentence } from './providers.ts';
import { fillText } from './placeholders.ts';
import { addressLine, firstName, hoursPhrase, numberWord, phoneLink } from './format.ts';
import { findLeader, type Staff } from './schema/staff.ts';
import { emailLink } from './email.ts';

type FactReader = (firm: Firm, staff: Staff) => string;

/** Facts of `firm.yaml` and `staff.yaml` by the names that texts use, such as `{telefon}`. */
const readers: Record<string, FactReader> = {
  firma: (firm) => firm.name,
  kortnavn: (firm) => firm.shortName,
  stiftet: ({ founded }) => String(founded ?? ''),
  orgnr: (firm) => firm.organisationNumber,
  'daglig leder': (_, staff) => findLeader(staff)?.name ?? '',
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

/** The texts of a firm's facts, and what they were made from. */
export interface Facts {
  firm: Firm;
  staff: Staff;
  /** The text of each fact by its name; empty where the firm has none. */
  texts: Readonly<Record<string, string>>;
}

/** The names that a text may have in braces. */
export const factNames = Object.keys(readers);

/** Makes the facts of a firm. */
export function makeFacts(firm: Firm, staff: Staff): Facts {
  const texts = Object.entries(readers).map(([name, read]) => [name, read(firm, staff)]);
  return { firm, staff, texts: Object.fromEntries(texts) };
}

/** The mark of lines that are left out for this firm: `{med kart}` for a firm without the map. */
export const unusedMark = ({ map }: Firm) => `{${map ? 'uten' : 'med'} kart}`;

/** Removes `{med kart}` and `{uten kart}`, the marks of lines for firms with and without the map. */
export const withoutMapMarks = (text: string) => text.replaceAll(/ *\{(med|uten) kart\}/g, '');

/**
 * Replaces the placeholders in a Markdown text; phone and e-mail become links. Leaves out these lines: with
 * `{med kart}` for a firm without the map, with `{uten kart}` for a firm with it, with a gap, and a list item
 * that consists of a single fact without a text.
 */
export function fillMarkdown(body: string, { firm, texts }: Facts): string {
  const escaped = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, escapeMarkdown(value)]),
  );
  const telefon = `[${firm.phone}](${phoneLink(firm.phone)})`;
  const epost = `[${escapeMarkdown(firm.email)}](${emailLink(firm.email)})`;
  const isEmptyItem = (line: string) => {
    const [, name = ''] = /^- \{([^{}]+)\}$/.exec(line.trim()) ?? [];
    return texts[name] === '';
  };
  // Two spaces before a line break make it a break in Markdown too.
  const lines = withoutInvisible(body, '  \n').split('\n');
  const shown = lines.filter(
    (line) => !line.includes(unusedMark(firm)) && !hasGap(line) && !isEmptyItem(line),
  );
  return fillText(withoutMapMarks(shown.join('\n')), { ...escaped, telefon, epost });
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`);
