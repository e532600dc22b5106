import type { Firm } from './firm.ts';
import { addressLine, emailLink, hoursPhrase, phoneLink } from './format.ts';

/** The facts of `firm.yaml` that a text may name between braces, such as `{telefon}`. */
const facts: Record<string, (firm: Firm) => string> = {
  firma: (firm) => firm.name,
  kortnavn: (firm) => firm.shortName,
  stiftet: (firm) => String(firm.founded),
  orgnr: (firm) => firm.organisationNumber,
  'daglig leder': (firm) => firm.managingDirector,
  telefon: (firm) => firm.phone,
  epost: (firm) => firm.email,
  adresse: (firm) => addressLine(firm.address),
  område: (firm) => firm.serviceArea,
  åpningstider: (firm) => hoursPhrase(firm.openingHours),
};

/** The Norwegian names of the facts. */
export const factNames = Object.keys(facts);

/** Each fact of a firm by its Norwegian name. */
export const factsOf = (firm: Firm): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(firm)]));

const placeholder = /\{([^{}\n]*)\}/g;

/** Names of the placeholders in a text, in the order they stand in. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Replaces the placeholders in every string of a content entry. What holds none is returned as it is, and imported
 * pictures are not looked into: Astro publishes the original file of a picture whose properties are read.
 *
 * @throws Error naming a placeholder that is not among the facts
 */
export function fillPlaceholders<T>(content: T, facts: Record<string, string>): T;
export function fillPlaceholders(content: unknown, facts: Record<string, string>): unknown {
  if (typeof content === 'string') return fillText(content, facts);
  if (Array.isArray(content)) return content.map((item: unknown) => fillPlaceholders(item, facts));
  if (!isPlainObject(content) || isImportedPicture(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fillPlaceholders(value, facts)]),
  );
}

/**
 * Replaces the placeholders in a Markdown text; phone and e-mail become links.
 *
 * @throws Error naming a placeholder that is not among the facts
 */
export function fillMarkdown(body: string, firm: Firm): string {
  const escaped = Object.entries(factsOf(firm)).map(
    ([name, value]) => [name, escapeMarkdown(value)] as const,
  );
  return fillText(body, {
    ...Object.fromEntries(escaped),
    telefon: `[${firm.phone}](${phoneLink(firm.phone)})`,
    epost: `[${escapeMarkdown(firm.email)}](${emailLink(firm.email)})`,
  });
}

function fillText(text: string, facts: Record<string, string>): string {
  return text.replace(placeholder, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`Ukjent innfelt opplysning: {${name}}`);
    return fact;
  });
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`);

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isImportedPicture = (value: object) => 'src' in value && 'format' in value;
