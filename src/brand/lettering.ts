import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, Path } from 'opentype.js/dist/opentype.mjs';

/** How a line of text is set: size in pixels, tracking in em. */
export interface Setting {
  weight: 500 | 600;
  size: number;
  tracking: number;
}

/*
 * Pictures are drawn by a library that knows only the fonts of the machine, so text becomes outlines first. Static cuts of
 * the typeface: the variable font of the pages is compressed in a way that the reader does not know. Most letters are in the
 * first of a weight, those of Sámi and Polish in the second.
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

/** Letters of Latin Extended-A and -B, but for three that the first font of a weight has. */
const rare = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f]+)/;

/** Draws a line of text, its baseline beginning at (`x`, `y`); `end` is where it ends. What the typeface has not got, as an emoji, is left out. */
function draw(line: string, { weight, size, tracking }: Setting, x = 0, y = 0) {
  const [path, options] = [new Path(), { letterSpacing: tracking }];
  let end = x;
  for (const [index, part] of line.split(rare).entries()) {
    // Every second part is rare.
    const font = fonts[weight][index % 2 === 0 ? 'common' : 'rare'];
    const text = [...part].filter((character) => font.hasChar(character)).join('');
    path.extend(font.getPath(text, end, y, size, options));
    end += font.getAdvanceWidth(text, size, options);
  }
  return { path, end };
}

/**
 * Outlines of a line of text as the data of an SVG path, its baseline beginning at (`x`, `y`). The reader's own `toPathData` writes a
 * number that it rounds to zero from below without the space before it, so that a Q lost all but its tail.
 */
export function outline(line: string, x: number, y: number, setting: Setting): string {
  const { commands } = draw(line, setting, x, y).path;
  const short = (number: number) => +number.toFixed(1);
  return commands.map(({ type, ...at }) => type + Object.values(at).map(short).join(' ')).join('');
}

/** Where the drawing of a line of text begins and ends, its baseline beginning at (0, 0). */
export const measure = (line: string, setting: Setting) => draw(line, setting).path.getBoundingBox();

/** Width of a line of text in pixels. */
export const lineWidth = (line: string, setting: Setting): number => draw(line, setting).end;
