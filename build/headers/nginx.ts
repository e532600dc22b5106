import type { HeaderRule } from './site-headers.ts';

/**
 * Formats rules for nginx: `maps` for the `http` block, and `headers` for the `server` block, whose
 * `location` blocks must not add headers, or they lose these. `$uri` is the served file, so the 404 page is
 * never cached. nginx omits empty headers.
 */
export function toNginx(rules: readonly HeaderRule[]) {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const [maps, headers]: [string[], string[]] = [[], []];
  for (const name of names) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    headers.push(`add_header ${name} ${variable} always;`);
    // In nginx the first matching case wins, in our rules the last.
    const setting = rules.filter((rule) => name in rule.headers).reverse();
    maps.push(`map $uri ${variable} {`, ...setting.map((rule) => toCase(rule, name)), '}');
  }
  return { maps: `${maps.join('\n')}\n`, headers: `${headers.join('\n')}\n` };
}

function toCase({ path, headers }: HeaderRule, name: string): string {
  const key = path === '/*' ? 'default' : `"~${toPattern(path)}"`;
  return `  ${key} ${quoted(headers[name] ?? '')};`;
}

/** A path with `*` and `:name` as a regular expression. */
const toPattern = (path: string) =>
  `^${path
    .replaceAll('.', '\\.')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')}$`;

function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would read more than text in: ${value}`);
  return `"${value}"`;
}
