import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreCharacters, fontParts } from './font.ts';

describe('the parts of the font', () => {
  it('end with the core, because browsers prefer the last match', async () => {
    const ranges = (await fontParts()).map(({ unicodeRange }) => unicodeRange.join(','));
    expect(ranges[0]).toContain('U+0100-02BA');
    expect(ranges.at(-1)).toMatch(/^U\+0-1F,U\+20-23,.*U\+C4-C6,U\+C9,/);
  });

  it('have all characters of Norwegian in the core', () => {
    const text =
      'Axel Quist bygger våtrom, Wenche Zæther jobber på Øyåsen. «Hva koster badet?» – 25 × 30 cm, §\u00a05 … 4,5 m²';
    expect([...text].filter((character) => !coreCharacters.includes(character))).toEqual([]);
  });

  it('have a core of less than half the published file', async () => {
    const [, latin = 0, core] = (await fontParts()).map(({ src }) => readFileSync(src[0]).length);
    expect(core).toBeLessThan(latin / 2);
  });
});
