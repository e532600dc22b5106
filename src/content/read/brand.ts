import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { adjustments } from '../../brand/adjustments.ts';
import { hex } from '../../brand/colour.ts';
import { initialMark } from '../../brand/initial.ts';
import { cleanMark, LogoFault } from '../../brand/logo.ts';
import type { Mark } from '../../brand/mark.ts';
import { derivePalette, readTokens } from '../../brand/palette.ts';
import { issueAt, issueOf, missingFile, note, quote } from '../check/issue.ts';
import { type ContentFile, logoFile } from '../content.ts';
import { toBrand } from '../schema/brand.ts';
import { textAt } from '../values.ts';
import type { TextFile } from './text-file.ts';

/**
 * How the firm looks, with what is to be told of it: what had to give way in the colours, and why the logo cannot be used. A firm without
 * a mark gets its initial.
 */
export function readBrand(file: ContentFile, firm: ContentFile, logo: TextFile) {
  const design = readTokens(readFileSync(resolve('src/styles/tokens.css'), 'utf8'));
  const brand = toBrand(file.value, design);
  const palette = derivePalette(design, brand);
  const own = Object.fromEntries(
    Object.entries(palette).filter(([name, colour]) => hex(colour) !== hex(design[name]!)),
  );
  const issues = adjustments(brand, palette).map(({ colour, words }) => {
    const field = colour === brand.main ? 'main' : 'accent';
    return note(
      issueAt(file, [field], { code: 'brand', found: quote(textAt(file.value, field)), expected: words }),
    );
  });
  const { mark, fault } = 'text' in logo ? markOf(logo.text) : { mark: undefined, fault: logo.found };
  const expected =
    'Et merke som ren tegning (SVG), laget av former med farger. Uten filen lages et av forbokstaven.';
  if (fault && logo !== missingFile)
    issues.push(issueOf(logoFile, { code: 'brand', found: fault, expected }));
  const shownMark = mark ?? initialMark(textAt(firm.value, 'shortName'), palette);
  return { look: { palette, own, mark: shownMark }, issues };
}

function markOf(svg: string): { mark?: Mark; fault?: string } {
  try {
    return { mark: cleanMark(svg) };
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return { fault: `en logo som ikke kan brukes. ${error.message}` };
  }
}
