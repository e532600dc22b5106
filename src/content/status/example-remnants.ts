import { fileSchema } from '#file-schemas';
import type { FieldPath, Issue } from '../check/issue.ts';
import { baseName, type Content, type ContentFile, fileOf, folderOf, pathIn } from '../content.ts';
import { type Claim, claimsIn } from '../schema/claims.ts';
import { leavesOf } from '../schema/field-schema.ts';
import { textAt } from '../values.ts';
import { confirmedClaims, exampleNames } from './example-names.ts';

/** A part of the content that is the same as in the example. */
export interface ExampleRemnant extends Pick<Issue, 'file' | 'line' | 'field'> {
  text: string;
  /** Why it must not be published as the firm's own; missing for ordinary words, which may stay. */
  why?: Claim | 'oppdiktet' | 'bilde' | 'alt';
}

/** Path without list indexes and project ids: a value that moved is still the same. */
const unorderedPath = (name: string, field: FieldPath) =>
  [name.replace(/^projects\/.*\//, 'projects/'), ...field.filter((step) => typeof step === 'string')].join(
    '.',
  );

/** Everything that is the example's: fields, lines of the privacy statement, and pictures. */
export function findExampleRemnants(content: Content, example: Content): ExampleRemnant[] {
  const known = new Set(example.files.flatMap((file) => valuesOf(file).map(({ key }) => key)));
  const confirmed = confirmedClaims(content);
  const nameReason = exampleNames(content, example);
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

/** The values of a file that are specific to a firm. */
export function valuesOf({ name, value }: ContentFile) {
  return leavesOf(fileSchema(name), value).flatMap(({ value: leaf, field, schema }) => {
    if (schema.isGeneric || schema.enum) return [];
    if (typeof leaf !== 'string' && typeof leaf !== 'number') return [];
    const { claim, kind } = schema;
    return [{ key: `${unorderedPath(name, field)}=${leaf}`, field, text: String(leaf), claim, kind }];
  });
}

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

/** Lines of the privacy statement: one remnant for each line with a name, and one for all equal lines. */
function remnantLines(
  content: Content,
  example: Content,
  nameReason: (text: string) => ExampleRemnant['why'],
): ExampleRemnant[] {
  const { name, body } = fileOf(content, 'personvern.md');
  if (!body) return [];
  const known = fileOf(example, 'personvern.md').body?.text.split('\n') ?? [];
  const lines = body.text.split('\n').map((line) => line.trim());
  const remnants = lines.flatMap((text, index): ExampleRemnant[] => {
    const why = nameReason(text);
    return why ? [{ file: name, line: body.firstLine + index, field: [], text, why }] : [];
  });
  const same = lines.filter((text) => text !== '' && known.includes(text)).length;
  if (same > 0) remnants.push({ file: name, field: [], text: `${same} linjer i teksten` });
  return remnants;
}

/** The example's pictures by folder, whatever their names. */
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
