import { readFileSync } from 'node:fs';
import { cleanMark, LogoFault } from '../../src/brand/logo.ts';
import { adjustments, derivePalette, readTokens } from '../../src/brand/palette.ts';
import { toBrand } from '../../src/content/schema/brand.ts';
import { quote, type Mistake } from './mistake.ts';
import { readTextFile } from './text-file.ts';
import { mistakeAt, valueAt } from './values.ts';
import type { ContentFile } from './yaml.ts';

const design = readTokens(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));

/** The logo can stand in a page, and what had to give way in the colours is told. */
export async function checkBrand(directory: string, file: ContentFile): Promise<Mistake[]> {
  return [...checkColours(file), ...(await checkLogo(directory))];
}

function checkColours(file: ContentFile): Mistake[] {
  const brand = toBrand(file.value, design);
  return adjustments(brand, derivePalette(design, brand)).map(({ field, note }) => ({
    ...mistakeAt(file, [field], quote(String(valueAt(file.value, field))), note),
    noteOnly: true,
  }));
}

async function checkLogo(directory: string): Promise<Mistake[]> {
  const name = 'brand/logo.svg';
  const read = await readTextFile(directory, name);
  if (!('text' in read)) {
    return read.found.includes('mangler') ? [] : [{ file: name, field: [], ...read }];
  }
  try {
    cleanMark(read.text);
    return [];
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    const expected =
      'Et merke som ren tegning (SVG), laget av former med farger. Uten filen lages et av forbokstaven.';
    return [{ file: name, field: [], found: `en logo som ikke kan brukes. ${error.message}`, expected }];
  }
}
