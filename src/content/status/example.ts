import type { FieldPath } from '../check/issue.ts';
import { baseName, type Content, type ContentFile, fileOf, folderOf, pathIn } from '../content.ts';
import { type Claim, claimsIn, claimsOfSize } from '../schema/claims.ts';
import { type FieldKind, fileSchema, leavesOf } from '../schema/field-schema.ts';
import { itemsAt, textAt, textsIn } from '../values.ts';

/** Something in the content that is the same as in the example. */
export interface ExampleRemnant {
  /** File or folder, relative to the content folder. */
  file: string;
  line?: number | undefined;
  field: FieldPath;
  /** What is written there. */
  text: string;
  /** Why it must not be published as if it were the firm's own; missing for ordinary words, which may stay. */
  why?: Claim | 'oppdiktet' | 'bilde' | 'alt';
}

/** What can be true of no firm: a gap that `kom-i-gang` left, reserved domains (RFC 2606), numbers of zeros, Facebook itself. */
const impossible = [
  /\bFYLL UT\b/,
  /\.example\b/,
  /\b000 000 000\b/,
  /\b00 00 00 00\b/,
  /^0000$/,
  /^https:\/\/www\.facebook\.com\/?$/,
];

/** The firms and places that the example made up: `Eksempelbad`, `Eksempel Rør`. */
const madeUpName = /\bEksempel(?: \p{Lu})?\p{Ll}+/gu;

/** Kinds of field that say nothing of a firm: names of files and icons. */
const technical: readonly unknown[] = ['icon', 'logo', 'picture', 'project'] satisfies FieldKind[];

/** Where a value is, whichever item of a list or project it is in: a value that moved is still the same. */
const placeOf = (name: string, field: FieldPath) =>
  [
    name.replace(/^projects\/.*\//, 'projects/'),
    ...field.map((step) => (typeof step === 'number' ? '' : step)),
  ].join('.');

/** Everything in a content folder that is the example's, field by field and picture by picture. */
export function findExampleRemnants(content: Content, example: Content): ExampleRemnant[] {
  const known = new Set(example.files.flatMap((file) => valuesOf(file).map(({ key }) => key)));
  const confirmed = confirmedIn(content);
  const nameReason = nameReasons(content, example);
  const isStaleAlt = staleAlts(content, example);
  const values = content.files.flatMap((file) =>
    valuesOf(file).flatMap(({ key, field, text, claim, kind }): ExampleRemnant[] => {
      const claims = !known.has(key) ? [] : claim ? [claim] : claimsIn(text);
      const why =
        nameReason(text) ??
        claims.find((claim) => !confirmed.includes(claim)) ??
        (kind === 'alt' && isStaleAlt(file, field, text) ? 'alt' : undefined);
      if (!known.has(key) && !why) return [];
      return [{ file: file.name, line: file.lineOf(field), field, text, ...(why && { why }) }];
    }),
  );
  return [...values, ...remnantLines(content, example, nameReason), ...remnantPictures(content, example)];
}

/** What a file says of the firm, field by field. */
export function valuesOf({ name, value }: ContentFile) {
  return leavesOf(fileSchema(name), value).flatMap(({ value: leaf, field, schema }) => {
    if (schema.isGeneric || schema.enum || technical.includes(schema.kind)) return [];
    if (typeof leaf !== 'string' && typeof leaf !== 'number') return [];
    const { claim, kind } = schema;
    return [{ key: `${placeOf(name, field)}=${leaf}`, field, text: String(leaf), claim, kind }];
  });
}

/** Finds what the example made up in a text: its people, unless they are the firm's own and confirmed, and what nobody can be. */
function nameReasons(content: Content, example: Content) {
  const texts = example.files.flatMap(({ value, body }) => [
    ...textsIn(value).map(({ text }) => text),
    body?.text ?? '',
  ]);
  const madeUp = texts.flatMap((text) => text.match(madeUpName) ?? []);
  const own = confirmedIn(content).includes('navn') ? peopleOf(content) : [];
  const people = peopleOf(example).filter((name) => !own.includes(name));
  const anyOf = (names: readonly string[]) =>
    new RegExp(`(?<!\\p{L})(${[...new Set(names)].map(RegExp.escape).join('|') || '$.'})s?(?!\\p{L})`, 'u');
  const [madeUpNames, peoplesNames] = [anyOf(madeUp), anyOf(people)];
  return (text: string) => {
    if (madeUpNames.test(text) || impossible.some((sign) => sign.test(text))) return 'oppdiktet';
    return peoplesNames.test(text) ? 'navn' : undefined;
  };
}

const peopleOf = (content: Content): string[] => {
  const staff = fileOf(content, 'staff.yaml').value;
  const shown = itemsAt(staff, 'staff').map((person) => textAt(person, 'name'));
  return [...shown, ...itemsAt(staff, 'others').map((name) => textAt(name))].filter(Boolean);
};

/** The claims that the firm has confirmed, and those that the number of its people makes true. */
const confirmedIn = (content: Content) => [
  ...itemsAt(fileOf(content, 'firm.yaml').value, 'confirmed'),
  ...claimsOfSize(peopleOf(content).length),
];

/** Finds alternative texts that describe a picture of the example, with another picture beside them. */
function staleAlts({ pictures }: Content, example: Content) {
  const alts = example.files.flatMap(valuesOf).filter(({ kind }) => kind === 'alt');
  const known = new Set(alts.map(({ text }) => text));
  const examplePictures = checksumsOf(example);
  return ({ name, value }: ContentFile, field: FieldPath, text: string): boolean => {
    if (!pictures || !known.has(text)) return false;
    const picture = pictures.get(pathIn(folderOf(name), textAt(value, ...field.slice(0, -1), 'file')));
    return picture !== undefined && !examplePictures.has(picture.checksum);
  };
}

const checksumsOf = ({ pictures = new Map() }: Content) =>
  new Set([...pictures.values()].map(({ checksum }) => checksum));

/** Lines of the privacy statement: those with made-up names one by one, all others together. */
function remnantLines(
  content: Content,
  example: Content,
  nameReason: ReturnType<typeof nameReasons>,
): ExampleRemnant[] {
  const { name, body } = fileOf(content, 'personvern.md');
  if (!body) return [];
  const known = fileOf(example, 'personvern.md').body?.text.split('\n') ?? [];
  const lines = body.text
    .split('\n')
    .map((text, index) => ({ file: name, line: body.firstLine + index, field: [], text: text.trim() }));
  const same = lines.filter(({ text }) => text !== '' && known.includes(text)).length;
  return [
    ...lines.flatMap((line): ExampleRemnant[] => {
      const why = nameReason(line.text);
      return why ? [{ ...line, why }] : [];
    }),
    ...(same > 0 ? [{ file: name, field: [], text: `${same} linjer i teksten` }] : []),
  ];
}

/** The example's pictures by folder, under whatever name. */
function remnantPictures({ pictures = new Map() }: Content, example: Content): ExampleRemnant[] {
  const known = checksumsOf(example);
  const names = [...pictures].flatMap(([name, { checksum }]) => (known.has(checksum) ? [name] : []));
  return Object.entries(Object.groupBy(names, folderOf)).map(([folder, paths = []]) => ({
    file: folder,
    field: [],
    text: `${paths.length === 1 ? '1 bilde' : `${paths.length} bilder`}: ${paths.map(baseName).join(', ')}`,
    why: 'bilde',
  }));
}
