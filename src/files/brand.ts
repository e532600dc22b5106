import { join } from 'node:path';
import { adjustments } from '../content/brand/adjustments.ts';
import { isTooLight } from './icon.ts';
import { sizeFault } from '../content/brand/logoRules.ts';
import { derivePalette } from '../content/brand/palette.ts';
import type { Theme } from '../content/brand/theme.ts';
import { issueAt, note, quote } from '../content/check/issue.ts';
import { folderOf, pathIn, type WrittenFile } from '../content/content.ts';
import { toBrand } from '../content/schema/brand.ts';
import { textAt } from '../content/values.ts';
import { readLogo } from './logo.ts';

/**
 * The firm's theme, with a note for every adjusted colour. A firm without a logo has its name alone.
 *
 * @param directory the content folder
 * @param names paths of everything in it
 */
export async function readBrand(file: WrittenFile, directory: string, names: readonly string[]) {
  const brand = toBrand(file.value);
  const palette = derivePalette(brand);
  const issues = adjustments(brand, palette).map(({ colour, message }) => {
    const field = colour === brand.main ? 'main' : 'accent';
    return note(issueAt(file, [field], quote(textAt(file.value, field)), message));
  });
  const name = textAt(file.value, 'logo');
  const path = pathIn(folderOf(file.name), name);
  const theme: Theme = {
    palette,
    logo: names.includes(path) ? await readLogo(join(directory, path)) : undefined,
  };
  const fault = await logoFault(theme);
  if (fault) {
    const found = `${quote(name)}, som ikke kan brukes som logo. ${fault}`;
    issues.push(issueAt(file, ['logo'], found, 'Et merke som SVG eller PNG. Uten logo står navnet alene.'));
  }
  return { theme, issues };
}

/** What is wrong with a logo that can be read. */
async function logoFault(theme: Theme): Promise<string | undefined> {
  if (!theme.logo) return undefined;
  const light = 'Den er så lys at den ikke synes. Velg utgaven for lys bunn.';
  return sizeFault(theme.logo) ?? ((await isTooLight(theme)) ? light : undefined);
}
