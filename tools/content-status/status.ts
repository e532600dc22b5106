import { check } from '../../src/content/check/check.ts';
import { andList } from '../../src/content/check/issue.ts';
import { report } from '../../src/content/check/report.ts';
import { type Content, type ContentFile, fileOf, projectsOf } from '../../src/content/content.ts';
import { hasGap, openLines } from '../../src/content/gaps.ts';
import { type FieldSchema, leavesOf } from '../../src/content/schema/field-schema.ts';
import { fileSchema } from '../../src/content/schema/files.ts';
import { pathOf, referencesIn } from '../../src/content/check/picture-references.ts';
import { itemsAt, valueAt } from '../../src/content/values.ts';
import { exampleContent } from '../../build/example.ts';
import { checkProviders, openLineList } from '../../build/inspect.ts';

/** The state of a content folder: `lists` of everything, and `end`, what prevents publishing. */
export function contentStatus(content: Content): { lists: string; end: string } {
  const open = openLines(content);
  const issues = check(content);
  const empty = content.files.flatMap(emptyParts);
  if (content.files.length > 0 && projectsOf(content).length === 0) empty.push('Prosjekter');
  const lists = [
    section('Utfylt'),
    ...content.files.map((file) => `  ${content.folder}/${file.name}: ${stateOf(file, open)}`),
    section('Tomt', 'Dette vises ikke på siden før noe er skrevet.'),
    empty.length > 0 ? `  ${andList(empty)}.` : '  Ingenting.',
    section('Bilder'),
    pictureAdvice(content).join('\n') || '  Alle brukes, og ingen er for tunge.',
  ];
  const end = [
    issues.length > 0 && `${section('Feil og merknader')}\n${report(issues, content.folder)}`,
    ...(content.folder === exampleContent ? [ownContent] : unwritten(content)),
  ];
  return { lists: lists.join('\n'), end: end.filter((line) => typeof line === 'string').join('\n') };
}

const ownContent = `
Dette er eksempelet, et oppdiktet firma, fordi det ikke er noe i content/ ennå.
Lag firmaets eget innhold: npm run kom-i-gang`;

/** What prevents a firm from publishing. */
const unwritten = (content: Content) => [
  section('Må fylles ut', 'Dette må skrives før nettstedet kan publiseres.'),
  openLineList(content) || '  Ingenting.',
  checkProviders(fileOf(content, 'firm.yaml').value)?.replace(/^/, '\n'),
];

/** How much of a file is filled in, and how many lines are open. */
function stateOf({ name, value }: ContentFile, open: readonly { file: string }[]): string {
  const lines = open.filter(({ file }) => file === name).length;
  const leaves = leavesOf(fileSchema(name), value);
  const filled = leaves.filter(({ value: leaf }) => leaf !== null && !hasGap(leaf)).length;
  const own = value === undefined ? 'kan ikke leses' : `${filled} felt fylt ut`;
  return lines > 0 ? `${own}, ${lines} ${lines === 1 ? 'linje' : 'linjer'} må fylles ut` : own;
}

/** Labels of the optional fields and the lists of a file that have nothing. */
function emptyParts({ name, value }: ContentFile): string[] {
  if (value === undefined) return [];
  const isEmpty = (field: string, { items, default: usual }: FieldSchema) =>
    items ? itemsAt(value, field).length === 0 : valueAt(value, field) === undefined && usual === undefined;
  return Object.entries(fileSchema(name).properties ?? {}).flatMap(([field, schema]) =>
    isEmpty(field, schema) && !schema.isHidden ? (schema.label ?? []) : [],
  );
}

/** In bytes. Larger originals slow down every build; visitors never download them. */
const heavy = 3_000_000;

/** Advice about pictures that nothing names, and about heavy ones. */
function pictureAdvice({ files, pictures = new Map() }: Content): string[] {
  const used = new Set(files.flatMap(referencesIn).map(pathOf));
  // A file that cannot be read may use any of them.
  const isKnown = files.every(({ value }) => value !== undefined);
  return [...pictures].flatMap(([name, { bytes }]) => [
    ...(isKnown && !used.has(name) ? [`  ${name}: Brukes ikke.`] : []),
    ...(bytes > heavy ? [`  ${name}: Tungt. Lagre det mindre, eller med lavere kvalitet.`] : []),
  ]);
}

const section = (heading: string, text = '') => `\n${heading.toUpperCase()}\n${text && `  ${text}\n`}`;
