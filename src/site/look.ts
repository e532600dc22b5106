import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { hex } from '../brand/colour.ts';
import { initialMark } from '../brand/initial.ts';
import type { Look } from '../brand/look.ts';
import { cleanMark } from '../brand/logo.ts';
import { derivePalette, readTokens } from '../brand/palette.ts';
import { contentFolder } from '../content/folder.ts';
import { toBrand } from '../content/schema/brand.ts';

/**
 * How the firm looks: `brand/` of its content.
 *
 * @throws LogoFault for a logo that cannot be used; the content check has told the owner before
 */
export function loadLook(): Look {
  const design = readTokens(readFileSync(resolve('src/styles/tokens.css'), 'utf8'));
  const palette = derivePalette(design, toBrand(parse(read('brand/brand.yaml') ?? ''), design));
  const logo = read('brand/logo.svg');
  return {
    palette,
    mark: logo === undefined ? initialMark(shortName(), palette) : cleanMark(logo),
    isDesign: Object.entries(palette).every(([name, colour]) => hex(colour) === hex(design[name]!)),
  };
}

const shortName = () =>
  String((parse(read('firm.yaml') ?? '') as { shortName?: unknown } | null)?.shortName ?? '');

function read(file: string): string | undefined {
  const path = join(contentFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
