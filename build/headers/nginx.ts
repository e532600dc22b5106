import type { HeaderRule } from './site-headers.ts';

/**
 * Writes rules as nginx reads them: `maps` for the `http` block, and `headers` for the `server` block, where no `location` may add its own,
 * or it loses these. A `map` looks at the file that is served, so a page that is not found is never kept. A header that is empty is left out.
 */
export function toNginx(rules: readonly HeaderRule[]) {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const [maps, headers]: [string[], string[]] = [[], []];
  for (const name of names) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    headers.push(`add_header ${name} ${variable} always;`);
    // nginx takes the first case that matches, while of our rules the last one wins.
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
