/*
 * Scores answers as Mozilla's HTTP Observatory does, by the rules that it publishes:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * and, where those are silent, by its source (github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js).
 * Results that would need cookies, CORS or scripts of others are penalties at once: the site has none of these.
 */

/** What the Observatory looks at of a site. */
export interface Observed {
  /** Headers of the page, by lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  html: string;
}

/** One of the Observatory's tests, what it found and what that is worth. */
export interface Result {
  test: string;
  found: string;
  points: number;
}

type Row = readonly [found: string, points: number];
type Rule = (observed: Observed) => Row;

/** Directives by name; one that is missing falls back to `default-src`. */
type Policy = ReadonlyMap<string, readonly string[]>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const SIX_MONTHS = 15_768_000;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];

const contentSecurityPolicy: Rule = ({ headers }) => {
  const text = headers['content-security-policy'];
  if (text === undefined) return ['not implemented', -25];
  const policy = parsePolicy(text);
  const scripts = sourcesOf(policy, 'script-src');
  const styles = sourcesOf(policy, 'style-src');
  const passive = ['img-src', 'media-src'].flatMap((name) => sourcesOf(policy, name));
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, of]) => of);
  const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const broadObjects = sourcesOf(policy, 'object-src').some((source) => BROAD.includes(source));
  if (broadObjects || scripts.some((source) => UNSAFE.includes(source))) return ['unsafe-inline', -20];
  if (active.some(insecure)) return ['insecure scheme', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (passive.some(insecure)) return ['insecure scheme in passive content', -10];
  if (styles.some((source) => UNSAFE.includes(source))) return ['unsafe styles only', 0];
  const isNone = policy.get('default-src')?.join() === "'none'";
  return isNone ? ["no unsafe, default-src 'none'", 10] : ['no unsafe', 5];
};

const cookies: Rule = ({ headers }) => (headers['set-cookie'] === undefined ? ['none', 0] : ['some', -40]);

const crossOriginSharing: Rule = ({ headers }) =>
  headers['access-control-allow-origin'] === undefined ? ['not implemented', 0] : ['implemented', -50];

const referrerPolicy: Rule = ({ headers }) => {
  const value = headers['referrer-policy'];
  if (value === undefined) return ['not implemented', 0];
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(value);
  return isPrivate ? ['private', 5] : ['unsafe or invalid', -5];
};

/** The five points for a place on the browsers' preload list cannot be had by a header. */
const transportSecurity: Rule = ({ headers }) => {
  const value = headers['strict-transport-security'];
  if (value === undefined) return ['not implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return ['invalid', -20];
  return Number(age) >= SIX_MONTHS ? ['at least six months', 0] : ['less than six months', -10];
};

const subresourceIntegrity: Rule = ({ html }) => {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  return sources.every((source) => /^\/(?!\/)/.test(source))
    ? ['scripts of its own only', 0]
    : ['foreign scripts', -50];
};

const contentTypeOptions: Rule = ({ headers }) =>
  headers['x-content-type-options'] === 'nosniff' ? ['nosniff', 0] : ['missing or invalid', -5];

const frameOptions: Rule = ({ headers }) => {
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return ['by frame-ancestors', 5];
  const value = headers['x-frame-options']?.toUpperCase();
  return value === 'DENY' || value === 'SAMEORIGIN' ? ['by X-Frame-Options', 0] : ['missing or invalid', -20];
};

const resourcePolicy: Rule = ({ headers }) => {
  const value = headers['cross-origin-resource-policy'];
  if (value === undefined) return ['not implemented', 0];
  if (value === 'same-origin' || value === 'same-site') return [value, 10];
  return value === 'cross-origin' ? [value, 0] : ['invalid', -5];
};

const RULES: Readonly<Record<string, Rule>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-sharing': crossOriginSharing,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': transportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
  'cross-origin-resource-policy': resourcePolicy,
};

/** Lowest score of each grade, best first. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [0, 'C or worse'],
] as const;

/** Points from which bonuses count. */
const BONUS_FROM = 90;

/** The Observatory's grade and score of a page, with what each test found. */
export function score(observed: Observed): { grade: string; score: number; results: Result[] } {
  const results = Object.entries(RULES).map(([test, rule]) => {
    const [found, points] = rule(observed);
    return { test, found, points };
  });
  const sum = (counts: (points: number) => boolean) =>
    results.filter(({ points }) => counts(points)).reduce((total, { points }) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  const total = Math.max(0, base >= BONUS_FROM ? base + sum((points) => points > 0) : base);
  return { grade: GRADES.find(([lowest]) => total >= lowest)![1], score: total, results };
}
