import { adjustments } from '../../brand/adjustments.ts';
import { cleanLogo, type LogoDrawing, LogoFault } from '../../brand/cleanLogo.ts';
import { isTooLight } from '../../brand/icon.ts';
import { derivePalette } from '../../brand/palette.ts';
import type { Theme } from '../../brand/theme.ts';
import { issueAt, issueOf, missingFile, note, quote } from '../check/issue.ts';
import { type ContentFile, logoFile } from '../content.ts';
import { toBrand } from '../schema/brand.ts';
import { textAt } from '../values.ts';
import type { TextFile } from './text-file.ts';

/** The firm's theme, with a note for every adjusted colour. A firm without a logo has its name alone. */
export async function readBrand(file: ContentFile, logo: TextFile) {
  const brand = toBrand(file.value);
  const palette = derivePalette(brand);
  const issues = adjustments(brand, palette).map(({ colour, message }) => {
    const field = colour === brand.main ? 'main' : 'accent';
    return note(issueAt(file, [field], quote(textAt(file.value, field)), message));
  });
  const { drawing, fault } =
    'text' in logo ? drawingOf(logo.text) : { drawing: undefined, fault: logo.found };
  const theme: Theme = { palette, logo: drawing };
  const expected =
    'Et merke som ren tegning (SVG), laget av former med farger. Uten filen står navnet alene.';
  if (fault && logo !== missingFile) issues.push(issueOf(logoFile, fault, expected));
  if (drawing && (await isTooLight(theme)))
    issues.push(issueOf(logoFile, 'en logo som er så lys at den ikke synes.', 'Utgaven for lys bunn.'));
  return { theme, issues };
}

function drawingOf(svg: string): { drawing?: LogoDrawing; fault?: string } {
  try {
    return { drawing: cleanLogo(svg) };
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return { fault: `en logo som ikke kan brukes. ${error.message}` };
  }
}
