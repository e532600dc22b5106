import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreCharacters, fontParts, fromRanges, toRanges } from './font.ts';

describe('the parts of the font', () => {
  it('have no character twice, and the first has the whole core', async () => {
    const parts = await fontParts();
    const codePoints = parts.map(({ unicodeRange }) => fromRanges(unicodeRange.join(',')));
    expect(codePoints[0]!.map((codePoint) => String.fromCodePoint(codePoint)).join('')).toBe(
      [...coreCharacters].toSorted().join(''),
    );
    expect(new Set(codePoints.flat()).size).toBe(codePoints.flat().length);
    expect(codePoints.flat()).toContain('Ł'.codePointAt(0));
    expect(codePoints.flat()).toContain('ß'.codePointAt(0));
  });

  it('leave Norwegian to the first', () => {
    const text =
      'Axel Quist bygger våtrom, Wenche Zæther jobber på Øyåsen. «Hva koster badet?» – 25 × 30 cm, §\u00a05 … 4,5 m²';
    expect([...text].filter((character) => !coreCharacters.includes(character))).toEqual([]);
  });

  it('keep the first view’s file under half of the published one', async () => {
    const [core, latin] = await fontParts();
    const size = (file: string) => readFileSync(file).length;
    expect(size(core.src[0])).toBeLessThan(size(latin!.src[0]) / 2);
  });
});

describe('ranges of characters', () => {
  it('are written as in a style sheet', () => {
    expect(toRanges([0x42, 0x41, 0x43, 0xc6])).toEqual(['U+41-43', 'U+C6']);
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0x10ffff }), { minLength: 1 }), (codePoints) => {
        expect(fromRanges(toRanges(codePoints).join(','))).toEqual(codePoints.toSorted((a, b) => a - b));
      }),
    );
  });
});
