import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMadeUp } from '../../src/content/status/example.ts';
import type { BuiltSite } from './site.ts';

/** The example's numbers as machines write them: no telephone or organisation has only zeros. */
const zeros = /\+4700000000\b|\b0192:000000000\b/;

/** Nothing that a visitor or a machine reads is left of the example, wherever in the build it stands. */
export function checkDemoText({ folder, files }: BuiltSite): string[] {
  return [...files]
    .filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file))
    .sort()
    .flatMap((file) => {
      // Texts and values of attributes, strings of JSON: whatever stands between two marks.
      const pieces = readFileSync(join(folder, file), 'utf8').split(/[<>"\n]|&quot;/);
      const found = new Set(
        pieces.map((piece) => piece.trim()).filter((piece) => isMadeUp(piece) || zeros.test(piece)),
      );
      return [...found].slice(0, 10).map((piece) => `${file}: innhold fra eksempelet: «${shorten(piece)}»`);
    });
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
