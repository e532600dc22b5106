const placeholder = /\{([^{}\n]*)\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Replaces the placeholders in every text of a content entry. An unknown one stays: the check refuses it, and
 * in the editor it may be half typed.
 *
 * @returns the same object if none of its texts has a placeholder
 */
export function fillPlaceholders<T>(content: T, facts: Readonly<Record<string, string>> = {}): T {
  const written = JSON.stringify(content) as string | undefined;
  // A placeholder contains no quotation mark, unlike the braces of JSON itself.
  if (written === undefined || !/\{[^{}"]*\}/.test(written)) return content;
  return JSON.parse(written, (_, value: unknown) =>
    typeof value === 'string' ? fillText(value, facts) : value,
  );
}

/** Replaces the placeholders in a text; an unknown one stays. */
export const fillText = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(placeholder, (typed, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? typed) : typed,
  );
