import { join } from 'node:path';
import { isTooLight } from './icon.ts';
import { shapeFault } from '../content/brand/logoRules.ts';
import { derivePalette } from '../content/brand/palette.ts';
import type { Theme } from '../content/brand/theme.ts';
import { type Issue, fieldIssue, quote } from '../content/check/issue.ts';
import { getFolder, joinPath, type WrittenFile } from '../content/content.ts';
import { toBrand } from '../content/schema/brand.ts';
import { textAt } from '../content/values.ts';
import { readLogo } from './logo.ts';

/**
 * Reads the firm's theme, and reports what is wrong with its logo. A firm without a logo has only its name.
 *
 * @param directory the content folder
 * @param names paths of everything in it
 */
export async function readBrand(file: WrittenFile, directory: string, names: readonly string[]) {
  const issues: Issue[] = [];
  const name = textAt(file.value, 'logo');
  const path = joinPath(getFolder(file.name), name);
  const theme: Theme = {
    palette: derivePalette(toBrand(file.value)),
    logo: names.includes(path) ? await readLogo(join(directory, path)) : undefined,
  };
  const fault = await logoFault(theme);
  if (fault) {
    const found = `${quote(name)}, som ikke kan brukes som logo. ${fault}`;
    issues.push(
      fieldIssue(file, ['logo'], found, 'Et merke som SVG eller PNG. Uten logo står navnet alene.'),
    );
  }
  return { theme, issues };
}

/** What is wrong with a logo that can be read. */
async function logoFault(theme: Theme): Promise<string | undefined> {
  if (!theme.logo) return undefined;
  const fault = shapeFault(theme.logo);
  if (fault !== undefined) return fault;
  if (await isTooLight(theme)) return 'Den er så lys at den ikke synes. Velg utgaven for lys bunn.';
  return undefined;
}
