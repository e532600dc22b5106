import type { HeaderRule } from './site-headers.ts';

/** Characters a line; Cloudflare ignores longer ones. */
const maxLine = 2000;

/**
 * Formats rules as Cloudflare's `_headers`. A header that two rules set gets both values, unless a line with
 * an exclamation mark removes the first.
 */
export function toCloudflare(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const earlier = rules.slice(0, index);
    const removed = Object.keys(headers).filter((name) => earlier.some((rule) => name in rule.headers));
    const set = Object.entries(headers).filter(([, value]) => value !== null);
    return [path, ...removed.map((name) => `  ! ${name}`), ...set.map((field) => `  ${field.join(': ')}`)];
  });
  const long = blocks.flat().find((line) => line.length > maxLine);
  if (long) throw new Error(`_headers holds ${maxLine} characters a line, not ${long.length}: ${long}`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Parses the output of `toCloudflare`, so that a build is enough for another host. */
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
