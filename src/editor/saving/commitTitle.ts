import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { fileNode, stepsOf } from '../../content/fieldTree.ts';
import { isContentFile } from '../draft.ts';
import { placeOf } from '../form/formFields.ts';
import { shownFacts } from '../shownFacts.ts';
import { orderFile, type Values } from '../values.ts';
import { type FieldChange, fieldChanges } from './fieldChanges.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';

/** How many changes a title quotes, and how many characters of each. */
const [most, longest] = [3, 60];

/** First line of a commit message, which the list of changes shows: `Åpningstider: fredag 07:00–15:00`. */
export function commitTitle(before: Values, after: Values): string {
  const values = { ...before, ...after };
  const whole = Object.keys(values)
    .filter((name) => isContentFile(name) && !(before[name] && after[name]))
    .map((name) => `${after[name] ? 'La til' : 'Slettet'} ${placeOf(fileNode(name, values[name]))}`);
  // The order of the projects follows what was added and deleted.
  const isTold = (file: string) => before[file] && after[file] && (whole.length === 0 || file !== orderFile);
  const told = fieldChanges(before, after)
    .filter(({ node }) => isTold(node.file))
    .map(changeInWords);
  const parts = [...new Set([...whole, ...told])];
  const rest = parts.length - most;
  const title = [...parts.slice(0, most), ...(rest > 0 ? [`og ${rest} til`] : [])].join('; ');
  return fillPlaceholders(title, shownFacts(values)) || 'Byttet bilder';
}

/** `Telefon: 912 34 567`, `Ansatte: la til Kari Nordmann`, `Ny rekkefølge: Løfter`. */
function changeInWords({ node, what, before, after }: FieldChange): string {
  const place = shortPlaceOf(stepsOf(node), node.file);
  if (what === 'moved') return `Ny rekkefølge: ${place}`;
  const words = { changed: after, added: `la til ${after}`, removed: `slettet ${before}` };
  return `${place}: ${shortened(words[what])}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ', ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line;
}

const labels = singleFileNames.flatMap((name) =>
  Object.values(fileSchema(name).properties ?? {}).map(({ label }) => label),
);

/** A field by its labels, after its file where another file has the same. */
function shortPlaceOf([own = '', ...steps]: string[], file: string): string {
  if (labels.filter((label) => label === steps[0]).length === 1) return steps.join(' → ');
  return [file.startsWith('projects/') ? `«${own}»` : own, ...steps].join(' → ');
}
