import { fieldPath, isStopping, type Issue } from './issue.ts';

/** The issues of a content folder as text, grouped by file. The last line says how many stop the build. */
export function report(issues: readonly Issue[], folder: string): string {
  const stopping = issues.filter(isStopping).length;
  const files = [...Map.groupBy(issues, ({ file }) => file).values()];
  const blocks = files.map((same) => same.map((issue) => describeIssue(issue, folder)).join('\n'));
  const summary =
    stopping > 0
      ? `Fant ${stopping} feil i innholdet. Nettsiden kan ikke bygges.`
      : `Innholdet i ${folder} er i orden.`;
  return [...blocks, summary].join('\n\n');
}

function describeIssue({ found, expected, noteOnly, ...place }: Issue, folder: string): string {
  return `${noteOnly ? 'Merk: ' : ''}${placeIn(folder, place)}\n  Fant: ${found}\n  Ventet: ${expected}`;
}

/** A place in a content folder: `content/staff.yaml, linje 8, staff → 1 → phone`. */
export const placeIn = (folder: string, { file, line, field }: Pick<Issue, 'file' | 'line' | 'field'>) =>
  [file === '' ? folder : `${folder}/${file}`, line && `linje ${line}`, fieldPath(field)]
    .filter(Boolean)
    .join(', ');
