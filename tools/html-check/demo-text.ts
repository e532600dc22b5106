import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../src/content/check/issue.ts';
import { isMadeUp } from '../../src/content/status/example.ts';
import type { BuiltSite } from './site.ts';

/** The example's numbers as machines write them: no telephone or organisation has only zeros. */
const zeros = /\+4700000000\b|\b0192:000000000\b/;

/** Nothing that a visitor or a machine reads is left of the example, wherever in the build it stands. */
export function checkDemoText({ folder, files }: BuiltSite): string[] {
  return files
    .filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      // Texts and values of attributes, strings of JSON: whatever stands between two marks.
      const pieces = readFileSync(join(folder, file), 'utf8').split(/[<>"\n]|&quot;/);
      const found = pieces.map((piece) => piece.trim()).filter((text) => isMadeUp(text) || zeros.test(text));
      return [...new Set(found)]
        .slice(0, 10)
        .map((text) => `${file}: innhold fra eksempelet: ${quote(text)}`);
    });
}
