import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import type { FieldPath } from '../../content/check/issue.ts';
import { isContentFile } from '../draft.ts';
import { textAt } from '../../content/values.ts';
import { fieldAt, fileTitle } from '../form/formFields.ts';
import { orderFile, type Values } from '../values.ts';
import { type FieldChange, fieldChanges } from './changedFields.ts';

/** How many changes a title quotes, and how many characters of each. */
const [most, longest] = [3, 60];

/** First line of a commit message, which the list of changes shows: `Åpningstider: fredag 07:00–15:00`. */
export function commitTitle(before: Values, after: Values): string {
  const values = { ...before, ...after };
  const whole = Object.keys(values)
    .filter((name) => isContentFile(name) && !(before[name] && after[name]))
    .map((name) => `${after[name] ? 'La til' : 'Slettet'} ${fileTitle(name, values)}`);
  // The order of the projects follows what was added and deleted.
  const isTold = (file: string) => before[file] && after[file] && (whole.length === 0 || file !== orderFile);
  const told = fieldChanges(before, after)
    .filter(({ field: [file] }) => isTold(String(file)))
    .map((change) => changeInWords(change, after));
  const parts = [...new Set([...whole, ...told])];
  const rest = parts.length - most;
  return [...parts.slice(0, most), ...(rest > 0 ? [`og ${rest} til`] : [])].join('; ') || 'Byttet bilder';
}

/** `Telefon: 912 34 567`, `Ansatte: la til Kari Nordmann`, `Bilder: nytt bilde, «Dusj med grønne fliser»`. */
function changeInWords(
  { field, sides: [was, is], before, after, isMoved }: FieldChange,
  now: Values,
): string {
  if (textAt(is, 'file')) return `${shortPlaceOf(field.slice(0, -1), now)}: nytt bilde, «${after}»`;
  const place = shortPlaceOf(field, now);
  if (isMoved) return `Ny rekkefølge: ${place}`;
  const isEmpty = (side: unknown) => Array.isArray(side) && side.length === 0;
  const change = isEmpty(is) ? `slettet ${before}` : `${isEmpty(was) ? 'la til ' : ''}${after}`;
  return `${place}: ${shortened(change)}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ', ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line;
}

const labels = singleFileNames.flatMap((name) =>
  Object.values(fileSchema(name).properties ?? {}).map(({ label }) => label),
);

/** A field by its labels, after its file where another file has the same. */
function shortPlaceOf([name, ...field]: FieldPath, values: Values): string {
  const file = String(name);
  const [own = '', ...steps] = fieldAt(file, values[file], field).steps;
  if (labels.filter((label) => label === steps[0]).length === 1) return steps.join(' → ');
  return [file.startsWith('projects/') ? `«${own}»` : own, ...steps].join(' → ');
}
