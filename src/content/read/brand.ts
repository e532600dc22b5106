import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { adjustments } from '../../brand/adjustments.ts';
import { hex } from '../../brand/colour.ts';
import { cleanMark, LogoFault } from '../../brand/logo.ts';
import type { Mark } from '../../brand/mark.ts';
import { derivePalette, readTokens } from '../../brand/palette.ts';
import { issueAt, quote, type Issue } from '../check/issue.ts';
import type { Content, ContentFile } from '../content.ts';
import { toBrand } from '../schema/brand.ts';
import { valueAt } from '../values.ts';
import { readTextFile } from './text-file.ts';

/** How the firm looks, with what is to be told of it: what had to give way in the colours, and why the logo cannot be used. */
export async function readBrand(
  directory: string,
  file: ContentFile,
): Promise<{ look: NonNullable<Content['look']>; issues: Issue[] }> {
  const design = readTokens(readFileSync(resolve('src/styles/tokens.css'), 'utf8'));
  const brand = toBrand(file.value, design);
  const palette = derivePalette(design, brand);
  const own = Object.fromEntries(
    Object.entries(palette).filter(([name, colour]) => hex(colour) !== hex(design[name]!)),
  );
  const notes = adjustments(brand, palette).map(({ colour, note }): Issue => {
    const field = colour === brand.main ? 'main' : 'accent';
    return { ...issueAt(file, [field], quote(String(valueAt(file.value, field))), note), noteOnly: true };
  });
  const { mark, fault } = await readLogo(directory);
  const logoIssues = fault ? [{ file: logo, field: [], ...fault }] : [];
  return { look: { palette, own, mark }, issues: [...notes, ...logoIssues] };
}

const logo = 'brand/logo.svg';

/** The firm's mark, nothing where there is none, or what is wrong with it. */
async function readLogo(
  directory: string,
): Promise<{ mark: Mark | undefined; fault?: Pick<Issue, 'found' | 'expected'> }> {
  const read = await readTextFile(directory, logo);
  if (!('text' in read)) return { mark: undefined, ...(!read.found.includes('mangler') && { fault: read }) };
  try {
    return { mark: cleanMark(read.text) };
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    const expected =
      'Et merke som ren tegning (SVG), laget av former med farger. Uten filen lages et av forbokstaven.';
    return { mark: undefined, fault: { found: `en logo som ikke kan brukes. ${error.message}`, expected } };
  }
}
