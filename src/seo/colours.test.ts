import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from './colours.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

it.each([
  ['surface', colours.surface],
  ['surface-dark', colours.surfaceDark],
  ['ink', colours.ink],
  ['ink-muted', colours.inkMuted],
  ['joint', colours.joint],
])('%s is the colour of the theme', (name, hex) => {
  expect(tokens).toMatch(new RegExp(`--color-${name}: oklch\\([^)]*\\); /\\* ${hex}`));
});
