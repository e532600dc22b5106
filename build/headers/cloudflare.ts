import type { HeaderRule } from './site-headers.ts';

/** Limits of the format; a line or a rule beyond them is ignored without a word. */
const MAX_LINE = 2000;
const MAX_RULES = 100;

/**
 * Writes rules as Cloudflare’s `_headers`. There a header that two rules set gets both values; a line with an
 * exclamation mark takes the earlier away.
 */
export function toCloudflare(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) throw new Error(`_headers holds ${MAX_RULES} rules, not ${rules.length}.`);
  const seen = new Set<string>();
  const blocks = rules.map(({ path, headers }) => {
    const names = Object.keys(headers);
    const removed = names.filter((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return [path, ...removed.map((name) => `  ! ${name}`), ...lines(headers)].join('\n');
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

/** Reads back what `toCloudflare` wrote: a build is all that another host needs. */
export const fromCloudflare = (text: string): HeaderRule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n  ');
      const fields = lines.map((line) =>
        line.startsWith('! ') ? [line.slice(2), null] : line.split(/: (.*)/s, 2),
      );
      return { path, headers: Object.fromEntries(fields) };
    });
