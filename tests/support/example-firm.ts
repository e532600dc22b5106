import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { firmSchema } from '../../src/content/schema/firm.ts';

/** The firm of the small example, for what is made of a firm's facts. */
export const exampleFirm = firmSchema.parse(
  parse(readFileSync(join(import.meta.dirname, 'small-content/firm.yaml'), 'utf8')),
);
