import type { HeaderRule } from './site-headers.ts';

/** Limits of the format; a line or a rule beyond them is ignored without a word. */
const MAX_LINE = 2000;
const MAX_RULES = 100;

/**
 * Writes rules as Cloudflare’s `_headers`. There a header that two rules set gets both values; a line with an
 * exclamation mark takes the earlier away.
 */
export function toCloudflare(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const earlier = rules.slice(0, index);
    const removed = Object.keys(headers).filter((name) => earlier.some((rule) => name in rule.headers));
    const set = Object.entries(headers).filter(([, value]) => value !== null);
    return [path, ...removed.map((name) => `  ! ${name}`), ...set.map((field) => `  ${field.join(': ')}`)];
  });
  const long = blocks.flat().find((line) => line.length > MAX_LINE);
  if (long) throw new Error(`_headers holds ${MAX_LINE} characters a line, not ${long.length}: ${long}`);
  if (rules.length > MAX_RULES) throw new Error(`_headers holds ${MAX_RULES} rules, not ${rules.length}.`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
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
