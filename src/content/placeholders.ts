const placeholder = /\{([^{}\n]*)\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Replaces the placeholders in every string of a content entry. @throws Error for an unknown one */
export const fillPlaceholders = <T>(content: T, facts: Record<string, string>): T =>
  withTexts(content, (text) => fillText(text, facts));

/** The same as far as the facts are known: an unknown placeholder stays, for it may be half written. */
export const fillKnown = <T>(content: T, facts: Record<string, string> = {}): T =>
  withTexts(content, (text) =>
    text.replace(placeholder, (typed, name: string) => factIn(facts, name) ?? typed),
  );

/** A content entry with other texts; the same object if none of them has a placeholder. */
function withTexts<T>(content: T, change: (text: string) => string): T {
  const written = JSON.stringify(content) as string | undefined;
  // Between the braces of JSON itself are quotation marks.
  if (written === undefined || !/\{[^{}"]*\}/.test(written)) return content;
  return JSON.parse(written, (_, value: unknown) => (typeof value === 'string' ? change(value) : value));
}

/** Replaces the placeholders in a text. @throws Error for an unknown one */
export const fillText = (text: string, facts: Record<string, string>): string =>
  text.replace(placeholder, (typed, name: string) => {
    const fact = factIn(facts, name);
    if (fact === undefined) throw new Error(`Ukjent innfelt opplysning: ${typed}`);
    return fact;
  });

const factIn = (facts: Record<string, string>, name: string) =>
  Object.hasOwn(facts, name) ? facts[name] : undefined;
