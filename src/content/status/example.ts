import type { FieldPath } from '../check/issue.ts';
import { baseName, type Content, type ContentFile, fileOf, folderOf } from '../content.ts';
import { type Claim, claimWords } from '../schema/claims.ts';
import { itemsAt, leavesIn } from '../values.ts';

/** Something in the content that is the same as in the example. */
export interface Kept {
  /** File or folder, relative to the content folder. */
  file: string;
  line?: number | undefined;
  field: FieldPath;
  /** What stands there. */
  text: string;
  /** Why it must not be published as if it were the firm's own; missing for ordinary words, which may stay. */
  why?: Claim | 'oppdiktet' | 'bilde';
}

/*
 * What the example is made of: names with Eksempel in front, the family Nordmann, addresses that nobody can own
 * (RFC 2606 section 2), numbers and postcodes of zeros, and the front page of Facebook.
 * A gap that `kom-i-gang` left is nobody's either.
 */
const signs = [
  /\bFYLL UT\b/,
  /\bEksempel(?!vis\b|et\b|er\b|ene\b)[a-zæøå]/,
  /\bEksempel [A-ZÆØÅ]/,
  /\bNordmann\b/,
  /\.example\b/,
  /\b000 000 000\b/,
  /\b00 00 00 00\b/,
  /^0000$/,
  /^https:\/\/www\.facebook\.com\/?$/,
];

/** Whether a text holds something that can only be the example's. */
export const isMadeUp = (text: string) => signs.some((sign) => sign.test(text));

/** Fields that say nothing of a firm: names of files and icons, days, and what follows from others. */
const technical =
  /\b(icon|kind|file|logo|mainImage|featured|order|focus|from|to|map|register|copyrightYear|confirmed)\b/;

/** Where a value stands, whichever item of a list or project it is in: what is moved is still the same. */
const placeOf = (name: string, field: FieldPath) =>
  [
    name.replace(/^projects\/.*\//, 'projects/'),
    ...field.map((step) => (typeof step === 'number' ? '' : step)),
  ].join('.');

/** Everything that is the example's in a content folder, field by field and picture by picture. */
export function keptOf(content: Content, example: Content): Kept[] {
  const known = new Set(example.files.flatMap((file) => valuesOf(file).map(({ key }) => key)));
  const confirmed = itemsAt(fileOf(content, 'firm.yaml').value, 'confirmed');
  const values = content.files.flatMap((file) =>
    valuesOf(file).flatMap(({ key, field, text }): Kept[] => {
      const claims = known.has(key) ? claimsIn(file.name, field, text) : [];
      const why = isMadeUp(text) ? 'oppdiktet' : claims.find((claim) => !confirmed.includes(claim));
      if (!known.has(key) && !why) return [];
      return [{ file: file.name, line: file.lineOf(field), field, text, ...(why && { why }) }];
    }),
  );
  return [...values, ...keptLines(content, example), ...keptPictures(content, example)];
}

/** What a file says of the firm, field by field. */
export function valuesOf({ name, value }: ContentFile) {
  return leavesIn(value).flatMap(({ value: leaf, field }) => {
    const isWord = (typeof leaf === 'string' || typeof leaf === 'number') && !technical.test(field.join(' '));
    return isWord ? [{ key: `${placeOf(name, field)}=${leaf}`, field, text: String(leaf) }] : [];
  });
}

/** What a text of the example claims. */
function claimsIn(file: string, [field]: FieldPath, text: string): Claim[] {
  if (file === 'firm.yaml' && field === 'founded') return ['stiftet'];
  if (file === 'firm.yaml' && field === 'serviceArea') return ['område'];
  return (Object.keys(claimWords) as Claim[]).filter((claim) => claimWords[claim]?.test(text));
}

/** Lines of the privacy statement: those with made-up names one by one, all others together. */
function keptLines(content: Content, example: Content): Kept[] {
  const { name, body } = fileOf(content, 'personvern.md');
  if (!body) return [];
  const known = fileOf(example, 'personvern.md').body?.text.split('\n') ?? [];
  const lines = body.text
    .split('\n')
    .map((text, index) => ({ file: name, line: body.firstLine + index, field: [], text: text.trim() }));
  const same = lines.filter(({ text }) => text !== '' && known.includes(text)).length;
  return [
    ...lines.flatMap((line): Kept[] => (isMadeUp(line.text) ? [{ ...line, why: 'oppdiktet' }] : [])),
    ...(same > 0 ? [{ file: name, field: [], text: `${same} linjer i teksten` }] : []),
  ];
}

/** The example's pictures by folder, under whatever name. */
function keptPictures({ pictures = new Map() }: Content, example: Content): Kept[] {
  const known = new Set([...(example.pictures?.values() ?? [])].map(({ checksum }) => checksum));
  const names = [...pictures].flatMap(([name, { checksum }]) => (known.has(checksum) ? [name] : []));
  return Object.entries(Object.groupBy(names, folderOf)).map(([folder, paths = []]) => ({
    file: folder,
    field: [],
    text: `${paths.length === 1 ? '1 bilde' : `${paths.length} bilder`}: ${paths.map(baseName).join(', ')}`,
    why: 'bilde',
  }));
}
