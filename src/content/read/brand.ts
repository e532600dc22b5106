import { join } from 'node:path';
import { adjustments } from '../../brand/adjustments.ts';
import { isTooLight } from '../../brand/icon.ts';
import { derivePalette } from '../../brand/palette.ts';
import type { Theme } from '../../brand/theme.ts';
import { issueAt, note, quote } from '../check/issue.ts';
import { type ContentFile, folderOf, pathIn } from '../content.ts';
import { toBrand } from '../schema/brand.ts';
import { textAt } from '../values.ts';
import { readLogo } from './logo.ts';

/**
 * The firm's theme, with a note for every adjusted colour. A firm without a logo has its name alone.
 *
 * @param directory the content folder
 * @param names paths of everything in it
 */
export async function readBrand(file: ContentFile, directory: string, names: readonly string[]) {
  const brand = toBrand(file.value);
  const palette = derivePalette(brand);
  const issues = adjustments(brand, palette).map(({ colour, message }) => {
    const field = colour === brand.main ? 'main' : 'accent';
    return note(issueAt(file, [field], quote(textAt(file.value, field)), message));
  });
  const name = textAt(file.value, 'logo');
  const path = pathIn(folderOf(file.name), name);
  const logo = names.includes(path) ? await readLogo(join(directory, path)) : {};
  const theme: Theme = { palette, logo: logo.drawing };
  const wrong = (found: string, expected: string) =>
    issues.push(issueAt(file, ['logo'], quote(name) + found, expected));
  if (logo.fault)
    wrong(
      `, som ikke kan brukes som logo. ${logo.fault}`,
      'Et merke som SVG eller PNG. Uten logo står navnet alene.',
    );
  if (logo.drawing && (await isTooLight(theme)))
    wrong(', en logo som er så lys at den ikke synes', 'Utgaven for lys bunn.');
  return { theme, issues };
}
