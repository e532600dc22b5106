import type { HeaderRule } from './site-headers.ts';

/** Limits of the format; a line or a rule beyond them is ignored without a word. */
const MAX_LINE = 2000;
const MAX_RULES = 100;
/** Begins a line that takes an earlier rule's header away. */
const REMOVED = '  ! ';

/**
 * Writes rules as Cloudflare's `_headers`. There a header that two rules set gets both values; a line with an
 * exclamation mark takes the earlier away.
 *
 * @throws Error if the format cannot hold the rules
 */
export function toCloudflare(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) throw new Error(`_headers holds ${MAX_RULES} rules, not ${rules.length}.`);
  const seen = new Set<string>();
  const blocks = rules.map(({ path, headers }) => {
    const names = Object.keys(headers);
    const removed = names.filter((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return [path, ...removed.map((name) => REMOVED + name), ...lines(headers)].join('\n');
  });
  return blocks.join('\n\n') + '\n';
}

function lines(headers: HeaderRule['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === null) return [];
    const line = `  ${name}: ${value}`;
    if (line.length > MAX_LINE)
      throw new Error(`${name} is ${line.length} characters; _headers holds ${MAX_LINE}.`);
    return [line];
  });
}

/** Reads back what `toCloudflare` wrote, so that other hosts get their headers from the build alone. */
export function fromCloudflare(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const removed = lines
        .filter((line) => line.startsWith(REMOVED))
        .map((line) => line.slice(REMOVED.length));
      const set = lines.filter((line) => !line.startsWith(REMOVED)).map(splitField);
      return {
        path,
        headers: { ...Object.fromEntries(removed.map((name) => [name, null])), ...Object.fromEntries(set) },
      };
    });
}

function splitField(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon).trim(), line.slice(colon + 2)];
}
