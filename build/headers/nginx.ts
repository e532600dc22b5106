import type { HeaderRule } from './site-headers.ts';

/** The two places where nginx wants its part. */
export interface NginxHeaders {
  /** For the `http` block: which value a header has for which file. */
  maps: string;
  /** For the `server` block. No `location` may add headers of its own, or it loses these. */
  headers: string;
}

/** Headers for the CDN alone: it sends them ahead of the page, while nginx sends them with it, when they come too late. */
const CDN_ONLY = ['Link'];

/** Writes rules as nginx reads them; it leaves out a header whose value is empty. A `map` looks at the file that is served, so a page that is not found is never kept. */
export function toNginx(rules: readonly HeaderRule[]): NginxHeaders {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  for (const name of CDN_ONLY) names.delete(name);
  const maps: string[] = [];
  const headers: string[] = [];
  for (const name of names) {
    const setting = rules.filter((rule) => name in rule.headers);
    // nginx takes the first case that matches, while of our rules the last one wins.
    const cases = setting.map((rule) => toCase(rule, name)).reverse();
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    // A header of every file needs no choice; one of some files alone is empty, and left out, for the others.
    const always = setting.length === 1 && setting[0]!.path === '/*';
    if (!always) maps.push(`map $uri ${variable} {`, ...cases, '}');
    headers.push(
      `add_header ${name} ${!always ? variable : quoted(setting[0]!.headers[name] ?? '')} always;`,
    );
  }
  return { maps: maps.join('\n') + '\n', headers: headers.join('\n') + '\n' };
}

function toCase({ path, headers }: HeaderRule, name: string): string {
  const key = path === '/*' ? 'default' : `"~${toPattern(path)}"`;
  return `  ${key} ${quoted(headers[name] ?? '')};`;
}

/** A path with `*` and `:name` as a regular expression. */
function toPattern(path: string): string {
  const escaped = path.replaceAll('.', '\\.');
  return `^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`;
}

function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would read more than text in: ${value}`);
  return `"${value}"`;
}
