import { join } from 'node:path/posix';
import type { Mistake } from './mistake.ts';

/**
 * What the owner reads about the mistakes, grouped by file, with their number last.
 *
 * @param folder the content folder as the owner knows it, such as `content`
 */
export function report(mistakes: readonly Mistake[], folder: string): string {
  const stopping = mistakes.filter(({ noteOnly }) => !noteOnly).length;
  const blocks = mistakes.map((mistake, index) => {
    const isNewFile = index > 0 && mistakes[index - 1]?.file !== mistake.file;
    return `${isNewFile ? '\n' : ''}${block(mistake, folder)}`;
  });
  const summary =
    stopping > 0
      ? `Fant ${stopping} feil i innholdet. Nettsiden ble ikke bygget.`
      : `Innholdet i ${folder} er i orden.`;
  return blocks.length > 0 ? `${blocks.join('\n')}\n\n${summary}` : summary;
}

function block({ file, line, field, found, expected, noteOnly }: Mistake, folder: string): string {
  const place = [join(folder, file), line === undefined ? '' : `linje ${line}`, fieldPath(field)];
  return [
    `${noteOnly ? 'Merk: ' : ''}${place.filter((part) => part !== '').join(', ')}`,
    `  Fant: ${found}`,
    `  Ventet: ${expected}`,
  ].join('\n');
}

/** `staff → 2 → phone`: places in lists counted from 1. */
export const fieldPath = (field: Mistake['field']) =>
  field.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' → ');
