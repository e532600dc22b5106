import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, Path } from 'opentype.js/dist/opentype.mjs';

/** Typography of a line of text: size in pixels, tracking in em. */
export interface Setting {
  weight: 500 | 600;
  size: number;
  tracking: number;
}

/*
 * Text becomes outlines, because sharp knows only the fonts of the machine. The fonts are static, because the
 * parser cannot read the variable WOFF2. Letters of Sámi and Polish are in a second file.
 */
const fonts = { 500: readFonts(500), 600: readFonts(600) };

function readFonts(weight: Setting['weight']) {
  const read = (part: string) => {
    const file = `@fontsource/schibsted-grotesk/files/schibsted-grotesk-${part}-${weight}-normal.woff`;
    const { buffer, byteOffset, byteLength } = readFileSync(resolve('node_modules', file));
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  };
  return { common: read('latin'), rare: read('latin-ext') };
}

/** Latin Extended-A and -B, except three letters that are in the first file. */
const rare = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f]+)/;

/** Draws a line of text from (`x`, `y`) on its baseline to `end`, without characters that have no glyph. */
function draw(line: string, { weight, size, tracking }: Setting, x = 0, y = 0) {
  const [path, options] = [new Path(), { letterSpacing: tracking }];
  let end = x;
  for (const [index, part] of line.split(rare).entries()) {
    // `split` with a group returns the matches at odd indexes.
    const font = fonts[weight][index % 2 === 0 ? 'common' : 'rare'];
    const text = [...part].filter((character) => font.hasChar(character)).join('');
    path.extend(font.getPath(text, end, y, size, options));
    end += font.getAdvanceWidth(text, size, options);
  }
  return { path, end };
}

/**
 * Outlines of a line of text as SVG path data, from (`x`, `y`) on its baseline. opentype.js's own
 * `toPathData` omits the space before a negative number that it rounds to zero, which destroyed the letter Q.
 */
export function outline(line: string, x: number, y: number, setting: Setting): string {
  const { commands } = draw(line, setting, x, y).path;
  const short = (number: number) => +number.toFixed(1);
  return commands.map(({ type, ...at }) => type + Object.values(at).map(short).join(' ')).join('');
}

/** Bounding box of a line of text from (0, 0) on its baseline. */
export const measure = (line: string, setting: Setting) => draw(line, setting).path.getBoundingBox();

/** Width of a line of text in pixels. */
export const lineWidth = (line: string, setting: Setting): number => draw(line, setting).end;
