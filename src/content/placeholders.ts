const placeholder = /\{([^{}\n]*)\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Replaces the placeholders in every string of a content entry. @throws Error for an unknown one */
export const fillPlaceholders = <T>(content: T, facts: Record<string, string>): T =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillText(value, facts) : value,
  );

/** The same as far as the facts are known: an unknown placeholder stays, for it may be half written. */
export function fillKnown<T>(content: T, facts: Record<string, string> = {}): T {
  const typed = placeholdersIn(JSON.stringify(content)).map((name) => [name, `{${name}}`]);
  return fillPlaceholders(content, { ...Object.fromEntries(typed), ...facts });
}

/** Replaces the placeholders in a text. @throws Error for an unknown one */
export function fillText(text: string, facts: Record<string, string>): string {
  return text.replace(placeholder, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`Ukjent innfelt opplysning: {${name}}`);
    return fact;
  });
}
