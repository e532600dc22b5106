import type { Firm } from './firm.ts';
import { addressLine, emailLink, hoursPhrase, phoneLink } from './format.ts';

/** What a text may contain between braces, such as `{telefon}`: the facts of `firm.yaml` by their Norwegian names. */
export const factsOf = (firm: Firm): Record<string, string> => ({
  firma: firm.name,
  kortnavn: firm.shortName,
  stiftet: String(firm.founded),
  orgnr: firm.organisationNumber,
  'daglig leder': firm.managingDirector,
  telefon: firm.phone,
  epost: firm.email,
  adresse: addressLine(firm.address),
  område: firm.serviceArea,
  åpningstider: hoursPhrase(firm.openingHours),
});

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
  const facts = Object.entries(factsOf(firm)).map(([name, value]) => [name, escapeMarkdown(value)] as const);
  return fillText(body, {
    ...Object.fromEntries(facts),
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
