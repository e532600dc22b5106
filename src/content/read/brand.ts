import { readFileSync } from 'node:fs';
import { cleanMark, LogoFault } from '../../brand/logo.ts';
import { adjustments } from '../../brand/adjustments.ts';
import { derivePalette, readTokens } from '../../brand/palette.ts';
import { issueAt, quote, type Issue } from '../check/issue.ts';
import type { ContentFile } from '../content.ts';
import { toBrand } from '../schema/brand.ts';
import { valueAt } from '../values.ts';
import { readTextFile } from './text-file.ts';

const design = readTokens(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));

/** Told with `brand.yaml`: whether the logo can stand in a page, and what had to give way in the colours. */
export async function brandIssues(directory: string, file: ContentFile): Promise<Issue[]> {
  return [...colourNotes(file), ...(await logoIssues(directory))];
}

function colourNotes(file: ContentFile): Issue[] {
  const brand = toBrand(file.value, design);
  return adjustments(brand, derivePalette(design, brand)).map(({ colour, note }) => {
    const field = colour === brand.main ? 'main' : 'accent';
    return { ...issueAt(file, [field], quote(String(valueAt(file.value, field))), note), noteOnly: true };
  });
}

async function logoIssues(directory: string): Promise<Issue[]> {
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
