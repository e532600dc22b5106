import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'opentype.js/dist/opentype.mjs';

/** How a line of text is set: size in pixels, tracking in em. */
export interface Setting {
  weight: 500 | 600;
  size: number;
  tracking: number;
}

/*
 * Pictures are drawn by a library that knows only the fonts of the machine, so text becomes outlines first. Static cuts of
 * the typeface: the variable font of the pages is compressed in a way that the reader does not know.
 */
const fonts = { 500: readFont(500), 600: readFont(600) };

function readFont(weight: Setting['weight']) {
  const file = `@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = readFileSync(resolve('node_modules', file));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/**
 * Outlines of a line of text as the data of an SVG path, its baseline beginning at (`x`, `y`). The reader's own `toPathData` writes a
 * number that it rounds to zero from below without the space before it, so that a Q lost all but its tail.
 */
export function outline(text: string, x: number, y: number, { weight, size, tracking }: Setting): string {
  const { commands } = fonts[weight].getPath(text, x, y, size, { letterSpacing: tracking });
  const short = (number: number) => +number.toFixed(1);
  return commands.map(({ type, ...at }) => type + Object.values(at).map(short).join(' ')).join('');
}

/** Where the drawing of a line of text begins and ends, its baseline beginning at (0, 0). */
export const measure = (text: string, { weight, size }: Setting) =>
  fonts[weight].getPath(text, 0, 0, size).getBoundingBox();

/** Width of a line of text in pixels. */
export function lineWidth(text: string, { weight, size, tracking }: Setting): number {
  return fonts[weight].getAdvanceWidth(text, size, { letterSpacing: tracking });
}
