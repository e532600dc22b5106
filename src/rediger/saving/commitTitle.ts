import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import type { FieldPath } from '../../content/check/issue.ts';
import { isContentFile } from '../draft.ts';
import { labelsOf } from '../../content/schema/field-schema.ts';
import { isSame, textAt, valueAt } from '../../content/values.ts';
import { fileTitle, schemaAt } from '../mistakes.ts';
import { orderFile, type Values } from '../values.ts';
import { type FieldChange, fieldChanges, inWords } from './changedFields.ts';

/** How many changes a title quotes, and how many characters of each. */
const [most, longest] = [3, 60];

/** First line of a commit message, which the list of changes shows: `Åpningstider: fredag 07:00–15:00`. */
export function commitTitle(before: Values, after: Values): string {
  const files = Object.keys({ ...before, ...after }).filter(isContentFile);
  const [come, gone] = [files.filter((name) => !before[name]), files.filter((name) => !after[name])];
  const whole = Object.entries({ 'La til': come, Slettet: gone }).flatMap(([verb, names]) =>
    names.map((name) => `${verb} ${fileTitle(name, { ...before, ...after })}`),
  );
  const told = fieldChanges(before, after)
    // The order follows what was added and deleted.
    .filter(
      ({ field: [file = ''] }) => files.includes(String(file)) && (whole.length === 0 || file !== orderFile),
    )
    .filter(({ field: [file = ''] }) => before[file] && after[file])
    .map((change) => sentenceOf(change, before, after));
  const parts = [...new Set([...whole, ...told])];
  const rest = parts.length - most;
  return [...parts.slice(0, most), ...(rest > 0 ? [`og ${rest} til`] : [])].join('; ') || 'Byttet bilder';
}

/** `Telefon: 912 34 567`, `Ansatte: la til Kari Nordmann`, `Bilder: nytt bilde, «Dusj med grønne fliser»`. */
function sentenceOf({ field, sides, after, isMoved }: FieldChange, before: Values, now: Values): string {
  const picture = pictureAround(field, now);
  if (picture && !isSame(valueAt(before, ...picture, 'file'), valueAt(now, ...picture, 'file')))
    return `${placeOf(picture, now)}: nytt bilde, «${textAt(now, ...picture, 'alt')}»`;
  const place = placeOf(field, now);
  return isMoved ? `Ny rekkefølge: ${place}` : `${place}: ${shortened(changeOf(sides, after))}`;
}

function changeOf([was, is]: FieldChange['sides'], after: string): string {
  if (Array.isArray(is) && is.length === 0) return `slettet ${inWords(was)}`;
  return Array.isArray(was) && was.length === 0 ? `la til ${after}` : after;
}

function shortened(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ', ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line;
}

/** The group of a picture that a field belongs to. */
const pictureAround = ([file = '', ...field]: FieldPath, values: Values): FieldPath | undefined =>
  [...field.keys()]
    .map((length) => field.slice(0, length))
    .filter((group) => schemaAt(fileSchema(String(file)), values[file], group)?.properties?.['file'])
    .map((group) => [file, ...group])
    .at(-1);

const labels = singleFileNames.flatMap((name) =>
  Object.values(fileSchema(name).properties ?? {}).map(({ label }) => label),
);

/** A field by its labels, after its file where another file has the same. */
function placeOf([file = '', ...field]: FieldPath, values: Values): string {
  const [own = '', ...steps] = labelsOf(fileSchema(String(file)), field);
  const names = steps.filter((step) => !/^\d+$/.test(step));
  const project = String(file).startsWith('projects/') && `«${textAt(values[file], 'title')}»`;
  const isUnique = !project && labels.filter((label) => label === names[0]).length === 1;
  return (isUnique ? names : [project || own, ...names]).join(' → ');
}
