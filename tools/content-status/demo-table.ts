import { join } from 'node:path/posix';
import { fieldPath } from '../../src/content/check/issue.ts';
import type { DemoFact } from './demo.ts';
import { table } from './table.ts';

/**
 * The example's facts as the owner reads them.
 *
 * @param folder the content folder as the owner knows it, such as `content`
 */
export const demoTable = (facts: readonly DemoFact[], folder: string): string =>
  table(
    ['Fil', 'Linje', 'Felt', 'Innhold'],
    facts.map(({ file, line, field, text }) => [
      join(folder, file),
      line === undefined ? '' : String(line),
      fieldPath(field),
      text,
    ]),
  );
