import { expect, it } from 'vitest';
import { coreCharacters } from './font.ts';

it('has all characters of Norwegian in the core', () => {
  const text =
    'Axel Quist bygger våtrom, Wenche Zæther jobber på Øyåsen. «Hva koster badet?» – 25 × 30 cm, §\u00a05 … 4,5 m²';
  expect([...text].filter((character) => !coreCharacters.includes(character))).toEqual([]);
});
