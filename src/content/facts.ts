import { type Content, fileOf } from './content.ts';
import { type Firm, firmSchema } from './schema/firm.ts';
import { hasGap } from './gaps.ts';
import { withoutInvisible } from './invisible.ts';
import { providerName, transferSentence } from './providers.ts';
import { fillText } from './placeholders.ts';
import { addressLine, firstName, hoursPhrase, numberWord, phoneLink } from './format.ts';
import { staffSchema } from './schema/staff.ts';
import { emailLink } from './email.ts';

type People = { staff: readonly { name: string }[]; others: readonly string[] };

type Fact = (firm: Firm, people: People) => string;

/** Facts of `firm.yaml` and `staff.yaml` by the names that texts use, such as `{telefon}`. */
const facts: Record<string, Fact> = {
  firma: (firm) => firm.name,
  kortnavn: (firm) => firm.shortName,
  stiftet: ({ founded }) => String(founded ?? ''),
  orgnr: (firm) => firm.organisationNumber,
  'daglig leder': (firm) => firm.managingDirector,
  ledertittel: (firm) => firm.directorTitle,
  telefon: (firm) => firm.phone,
  epost: (firm) => firm.email,
  adresse: (firm) => addressLine(firm.address),
  poststed: (firm) => firm.address.city,
  område: ({ serviceArea = '' }) => serviceArea,
  åpningstider: (firm) => hoursPhrase(firm.openingHours),
  // `about.yaml` has at most three contact cards.
  ...personAt(1),
  ...personAt(2),
  ...personAt(3),
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

/** The facts of a person by the place in `staff.yaml`. */
function personAt(place: number): Record<string, Fact> {
  const name: Fact = (_, { staff }) => staff[place - 1]?.name ?? '';
  return { [`ansatt ${place}`]: name, [`fornavn ${place}`]: (...given) => firstName(name(...given)) };
}

/** Names that texts may use in braces. */
export const factNames = Object.keys(facts);

/** The value of every fact, as text. */
export const factsOf = (firm: Firm, people: People): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(firm, people)]));

/** The facts of a content folder; `undefined` while `firm.yaml` or `staff.yaml` has mistakes. */
export function knownFacts(content: Pick<Content, 'files'>) {
  const firm = firmSchema.safeParse(fileOf(content, 'firm.yaml').value).data;
  const staff = staffSchema.safeParse(fileOf(content, 'staff.yaml').value).data;
  return firm && staff && { firm, staff, facts: factsOf(firm, staff) };
}

/** The mark of lines that this firm's page leaves out. */
export const unusedMark = ({ map }: Firm) => `{${map ? 'uten' : 'med'} kart}`;

/** Removes the marks of lines that apply only with, or only without, the map. */
export const withoutMapMarks = (text: string) => text.replaceAll(/ *\{(med|uten) kart\}/g, '');

/**
 * Replaces the placeholders in a Markdown text; phone and e-mail become links. A line with `{med kart}` is
 * dropped for a firm without the map, one with `{uten kart}` for a firm with it, one with a gap always, and a
 * list item that is nothing but an empty fact.
 */
export function fillMarkdown(body: string, firm: Firm, people: People): string {
  const known = factsOf(firm, people);
  const escaped = Object.entries(known).map(([name, value]) => [name, escapeMarkdown(value)]);
  const telefon = `[${firm.phone}](${phoneLink(firm.phone)})`;
  const epost = `[${escapeMarkdown(firm.email)}](${emailLink(firm.email)})`;
  const other = unusedMark(firm);
  const isEmpty = (line: string) => known[/^- \{([^{}]+)\}$/.exec(line.trim())?.[1] ?? ''] === '';
  // Two spaces before its end make a line a line in Markdown, and at the end of a paragraph nothing.
  const kept = withoutInvisible(body, '  \n')
    .split('\n')
    .filter((line) => !line.includes(other) && !hasGap(line) && !isEmpty(line));
  return fillText(withoutMapMarks(kept.join('\n')), { ...Object.fromEntries(escaped), telefon, epost });
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`);
